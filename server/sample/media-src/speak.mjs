// Speaks every text in spoken-texts.json to an MP3 file. Called by make-media.sh.
//   node speak.mjs <spoken-texts.json> <output folder>
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 24000; // samples a second
const LEAD_IN = 0.3; // seconds of silence before the first word
const BETWEEN_SENTENCES = 0.34;
const BETWEEN_TURNS = 0.6;
const LEAD_OUT = 0.4;
const LOUDNESS = { i: -18, tp: -2, lra: 11 };

const [textsFile, outDir] = process.argv.slice(2);
if (!textsFile || !outDir) throw new Error('usage: node speak.mjs <spoken-texts.json> <output folder>');
const work = mkdtempSync(join(tmpdir(), 'speak-'));

/** The two voices, each a little slower than its own pace. */
const voices = {
  // Festival, CMU US SLT (HTS), the clearest female voice of those compared.
  female: (text, wav) =>
    execFileSync(
      'text2wave',
      [
        '-eval', '(voice_cmu_us_slt_arctic_hts)',
        '-eval', `(set! hts_engine_params (append hts_engine_params '(("-r" 0.90))))`,
        '-o', wav,
      ],
      { input: text },
    ),
  // Flite, CMU US RMS, the clearest male voice of those compared.
  male: (text, wav) =>
    execFileSync('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.08', '-t', text, '-o', wav]),
};

const silence = (seconds) => new Float64Array(Math.round(seconds * RATE));

const concat = (parts) => {
  const out = new Float64Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of parts) {
    out.set(p, at);
    at += p.length;
  }
  return out;
};

/** One sentence: spoken, resampled, its outer silence cut off, ends faded, brought to a common level. */
function sentence(voice, text) {
  const raw = join(work, 'raw.wav');
  voices[voice](text, raw);
  const pcm = execFileSync('sox', ['-D', raw, '-t', 'raw', '-e', 'signed', '-b', '16', '-c', '1', '-r', String(RATE), '-', 'gain', '-h', 'highpass', '70'], { maxBuffer: 1 << 26 });
  let x = Float64Array.from({ length: pcm.length >> 1 }, (_, i) => pcm.readInt16LE(i * 2) / 32768);

  const frame = RATE / 100;
  const rms = (from, to) => Math.sqrt(x.subarray(from, to).reduce((s, v) => s + v * v, 0) / Math.max(1, to - from));
  const levels = Array.from({ length: Math.floor(x.length / frame) }, (_, i) => rms(i * frame, (i + 1) * frame));
  const peak = Math.max(...levels);
  const loud = levels.map((v) => v > peak * 0.004);
  const first = Math.max(0, loud.indexOf(true) - 6);
  const last = Math.min(levels.length, loud.lastIndexOf(true) + 8);
  x = x.slice(first * frame, last * frame);

  const active = levels.filter((v) => v > peak * 0.1);
  const gain = 0.1 / Math.sqrt(active.reduce((s, v) => s + v * v, 0) / active.length);
  const fade = Math.min(frame, x.length >> 1);
  return x.map((v, i) => v * gain * Math.min(1, i / fade, (x.length - 1 - i) / fade));
}

const sentences = (text) => text.match(/[^.?!]+[.?!]+/g)?.map((s) => s.trim()) ?? [text];

function writeWav(file, x) {
  const head = Buffer.alloc(44);
  const bytes = x.length * 2;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  const body = Buffer.alloc(bytes);
  x.forEach((v, i) => body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, v)) * 32767), i * 2));
  writeFileSync(file, Buffer.concat([head, body]));
}

/** Loudness to the common value in two passes, so that the second only turns the volume, then MP3. */
function encode(wav, mp3, title) {
  const { i, tp, lra } = LOUDNESS;
  const target = `loudnorm=I=${i}:TP=${tp}:LRA=${lra}`;
  const pass1 = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-i', wav, '-af', `${target}:print_format=json`, '-f', 'null', '-'], { encoding: 'utf8' });
  const m = JSON.parse(pass1.stderr.slice(pass1.stderr.lastIndexOf('{'), pass1.stderr.lastIndexOf('}') + 1));
  const measured = `measured_I=${m.input_i}:measured_TP=${m.input_tp}:measured_LRA=${m.input_lra}:measured_thresh=${m.input_thresh}:offset=${m.target_offset}:linear=true`;
  execFileSync('ffmpeg', [
    '-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-i', wav,
    '-af', `${target}:${measured}`, '-ac', '1', '-ar', String(RATE),
    '-c:a', 'libmp3lame', '-b:a', '56k', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact',
    '-metadata', `title=${title}`, mp3,
  ]);
}

const { files } = JSON.parse(readFileSync(textsFile, 'utf8'));
try {
  for (const [name, turns] of Object.entries(files)) {
    const parts = [silence(LEAD_IN)];
    turns.forEach((turn, t) => {
      if (t > 0) parts.push(silence(BETWEEN_TURNS));
      sentences(turn.say ?? turn.text).forEach((s, n) => {
        if (n > 0) parts.push(silence(BETWEEN_SENTENCES));
        parts.push(sentence(turn.voice, s));
      });
    });
    parts.push(silence(LEAD_OUT));
    const wav = join(work, 'whole.wav');
    writeWav(wav, concat(parts));
    encode(wav, join(outDir, name), 'Lulus sample examination');
    console.log(`spoken  ${name}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
