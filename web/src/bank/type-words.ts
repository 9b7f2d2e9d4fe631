import type { BankType } from '@lulus/contract';

export const typeWords = {
  text: 'bank.typeText',
  image: 'bank.typeImage',
  video: 'bank.typeVideo',
  audio: 'bank.typeAudio',
} as const satisfies Record<BankType, string>;
