import { addFeatures } from '../platform/i18n/add-features.ts';
import { words } from '../platform/i18n/words.ts';

/** Texts of the dialog for a new password. They load with the dialog. */
const changePasswordWords = words({
  changePasswordTitle: {
    default: 'Change your password',
    en: 'Change your password',
    id: 'Ganti kata sandi',
  },
  pleaseChangePassword: {
    default: 'Please change your password, because your password is default. Thank you',
    en: 'Please change your password: you still have the one you were given. Thank you.',
    id: 'Silakan ganti kata sandi Anda, karena masih kata sandi bawaan. Terima kasih.',
  },
  confirmNewPassword: {
    default: 'Please confirm your new password',
    en: 'Please confirm your new password',
    id: 'Silakan ketik kata sandi baru sekali lagi',
  },
  newPassword: { default: 'Kata Sandi baru', en: 'New password', id: 'Kata sandi baru' },
  newPasswordAgain: {
    default: 'Konfirmasi Kata Sandi',
    en: 'New password again',
    id: 'Konfirmasi kata sandi baru',
  },
  backToNewPassword: { default: 'Back', en: 'Back', id: 'Kembali' },
  passwordMismatch: {
    default: 'Your password is not match',
    en: 'The passwords do not match',
    id: 'Kata sandi tidak sama',
  },
  passwordChanged: {
    default: 'Your password has been changed',
    en: 'Your password has been changed',
    id: 'Kata sandi Anda sudah diganti',
  },
  passwordChangeFailed: {
    default: 'Failed to change password',
    en: 'The password could not be changed',
    id: 'Kata sandi tidak dapat diganti',
  },
});

export const changePasswordFeatures = { changePassword: changePasswordWords };

export function addChangePasswordWords() {
  addFeatures(changePasswordFeatures);
}
