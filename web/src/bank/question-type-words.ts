import type { BankType } from '@lulus/contract';

export const questionTypeWords = {
  text: 'bank.typeText',
  image: 'bank.typeImage',
  video: 'bank.typeVideo',
  audio: 'bank.typeAudio',
} as const satisfies Record<BankType, string>;
