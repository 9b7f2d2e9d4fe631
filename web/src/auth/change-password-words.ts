import { words } from '../platform/i18n/words.ts';

/** Texts of the dialog for a new password. */
export const changePasswordWords = words({
  changePasswordTitle: { en: 'Change your password', id: 'Ganti kata sandi' },
  pleaseChangePassword: {
    en: 'Please change your password: you still have the one you were given. Thank you.',
    id: 'Silakan ganti kata sandi Anda, karena masih kata sandi bawaan. Terima kasih.',
    default: 'Please change your password, because your password is default. Thank you',
  },
  confirmNewPassword: {
    en: 'Please confirm your new password',
    id: 'Silakan ketik kata sandi baru sekali lagi',
  },
  newPassword: { en: 'New password', id: 'Kata sandi baru', default: 'Kata Sandi baru' },
  newPasswordAgain: {
    en: 'New password again',
    id: 'Konfirmasi kata sandi baru',
    default: 'Konfirmasi Kata Sandi',
  },
  /** Ends the session, so it must not read as closing the dialog. */
  logOut: { en: 'Log out of the account', id: 'Keluar dari akun' },
  backToNewPassword: { en: 'Back', id: 'Kembali' },
  passwordMismatch: {
    en: 'The passwords do not match',
    id: 'Kata sandi tidak sama',
    default: 'Your password is not match',
  },
  passwordChanged: { en: 'Your password has been changed', id: 'Kata sandi Anda sudah diganti' },
  passwordChangeFailed: {
    en: 'The password could not be changed',
    id: 'Kata sandi tidak dapat diganti',
    default: 'Failed to change password',
  },
});
