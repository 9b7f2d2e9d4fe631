import { words } from '../../platform/i18n/words.ts';

export const attendanceWords = words({
  printAttendance: { en: 'Print attendance list', id: 'Cetak daftar hadir' },
  attendanceTitle: { en: 'Attendance list', id: 'Daftar hadir' },
  attendanceExam: { en: 'Examination', id: 'Ujian' },
  attendanceDate: { en: 'Date', id: 'Tanggal' },
  attendanceRoom: { en: 'Room', id: 'Ruang' },
  attendanceNumber: { en: 'No.', id: 'No.' },
  attendanceSignature: { en: 'Signature', id: 'Tanda tangan' },
  attendancePresent: { en: 'Present: ______ of {{total}}', id: 'Hadir: ______ dari {{total}}' },
  attendanceSupervisor: { en: 'Supervisor', id: 'Pengawas' },
});
