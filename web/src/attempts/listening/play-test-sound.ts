/** Plays a short tune from oscillators for the sound check. It needs no file and counts no play. */
import { pause } from '../../platform/api/backoff.ts';

const NOTES_HZ = [523.25, 659.25, 783.99];
const NOTE_SECONDS = 0.45;
/** On some devices the sound never begins, so its end is awaited for this time at most. */
const TIMEOUT_MS = 4000;
const VOLUME = 0.25;
/** Fades each note in and out, so that it does not click. */
const FADE_SECONDS = 0.03;

/** Plays the tune once. Must be called in a click handler. Rejects if the device plays no sound. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  try {
    const timeout = pause(TIMEOUT_MS).then(() => Promise.reject(new Error('No sound came.')));
    await Promise.race([playNotes(context), timeout]);
  } finally {
    await context.close();
  }
}

async function playNotes(context: AudioContext): Promise<void> {
  await context.resume();
  const start = context.currentTime + FADE_SECONDS;
  const last = NOTES_HZ.map((hertz, index) => note(context, hertz, start + index * NOTE_SECONDS)).at(-1);
  await new Promise((resolve) => last?.addEventListener('ended', resolve));
}

function note(context: AudioContext, hertz: number, at: number): OscillatorNode {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + FADE_SECONDS);
  volume.gain.setValueAtTime(VOLUME, at + NOTE_SECONDS - FADE_SECONDS);
  volume.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
  return tone;
}
