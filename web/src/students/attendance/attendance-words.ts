import { words } from '../../platform/i18n/words.ts';

export const attendanceWords = words({
  printAttendance: {
    default: 'Print attendance list',
    en: 'Print attendance list',
    id: 'Cetak daftar hadir',
  },
  attendanceTitle: { default: 'Attendance list', en: 'Attendance list', id: 'Daftar hadir' },
  attendanceExam: { default: 'Examination', en: 'Examination', id: 'Ujian' },
  attendanceDate: { default: 'Date', en: 'Date', id: 'Tanggal' },
  attendanceRoom: { default: 'Room', en: 'Room', id: 'Ruang' },
  attendanceNumber: { default: 'No.', en: 'No.', id: 'No.' },
  attendanceSignature: { default: 'Signature', en: 'Signature', id: 'Tanda tangan' },
  attendancePresent: {
    default: 'Present: ______ of {{total}}',
    en: 'Present: ______ of {{total}}',
    id: 'Hadir: ______ dari {{total}}',
  },
  attendanceSupervisor: { default: 'Supervisor', en: 'Supervisor', id: 'Pengawas' },
});
