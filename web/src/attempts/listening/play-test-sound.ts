/** A short tune of the browser's own making: no file, no recording of the examination, and nothing that is counted. */
import { pause } from '../../platform/api/backoff.ts';

const NOTES_HZ = [523.25, 659.25, 783.99];
const NOTE_SECONDS = 0.45;
/** A device whose sound never begins must not keep the student waiting for its end. */
const PATIENCE_MS = 4000;
const LOUDNESS = 0.25;
/** So that no note begins or ends with a click. */
const SWELL_SECONDS = 0.03;

/** Plays it once. Rejects where the device makes no sound; must be called in a press. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  try {
    const tooLong = pause(PATIENCE_MS).then(() => Promise.reject(new Error('No sound came.')));
    await Promise.race([playOn(context), tooLong]);
  } finally {
    await context.close();
  }
}

async function playOn(context: AudioContext): Promise<void> {
  await context.resume();
  const start = context.currentTime + SWELL_SECONDS;
  const last = NOTES_HZ.map((hertz, index) => note(context, hertz, start + index * NOTE_SECONDS)).at(-1);
  await new Promise((resolve) => last?.addEventListener('ended', resolve));
}

function note(context: AudioContext, hertz: number, at: number): OscillatorNode {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + SWELL_SECONDS);
  volume.gain.setValueAtTime(LOUDNESS, at + NOTE_SECONDS - SWELL_SECONDS);
  volume.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
  return tone;
}
