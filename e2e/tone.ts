const RATE = 8000;

/** Returns a tone as a WAV file with one channel and 8 bits per sample. */
export function aTone({ hertz, seconds }: { hertz: number; seconds: number }): File {
  const samples = RATE * seconds;
  const wav = Buffer.alloc(44 + samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at++) wav[44 + at] = 128 + 60 * Math.sin((2 * Math.PI * hertz * at) / RATE);
  return new File([wav], `${hertz}.wav`);
}
