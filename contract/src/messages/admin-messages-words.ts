import { attemptMessagesWords } from './attempt-messages-words.ts';
import { bankMessagesWords } from './bank-messages-words.ts';
import { correctionMessagesWords } from './correction-messages-words.ts';
import { importMessagesWords } from './import-messages-words.ts';
import { interchangeMessagesWords } from './interchange-messages-words.ts';
import { markingMessagesWords } from './marking-messages-words.ts';
import { staffMessagesWords } from './staff-messages-words.ts';
import { words } from './words.ts';

/** Messages for staff only. */
export const adminMessagesWords = words({
  ...importMessagesWords,
  ...staffMessagesWords,
  ...markingMessagesWords,
  ...interchangeMessagesWords,
  wrong_password: { en: 'The password is not right.', id: 'Kata sandinya tidak tepat.' },
  second_factor_on: { en: 'The second factor is on already.', id: 'Verifikasi dua langkah sudah aktif.' },
  second_factor_off: { en: 'The second factor is off.', id: 'Verifikasi dua langkah tidak aktif.' },
  not_owner: {
    en: 'Only the owner of the examination may do this.',
    id: 'Hanya pemilik ujian yang boleh melakukan ini.',
  },
  not_a_teacher: {
    en: 'Choose active teachers only.',
    id: 'Pilih guru yang masih aktif saja.',
  },
  is_collection: {
    en: 'This is a collection of questions. It is never published or taken.',
    id: 'Ini koleksi soal. Koleksi tidak diterbitkan dan tidak dikerjakan.',
  },
  no_collection: { en: 'There is no such collection.', id: 'Koleksi ini tidak ada.' },
  too_many_tags: {
    en: 'A question has at most {{max}} tags.',
    id: 'Sebuah soal memiliki paling banyak {{max}} label.',
  },
  no_email: { en: 'This student has no email address.', id: 'Siswa ini tidak memiliki alamat email.' },
  login_needed: {
    en: 'An email address, a number or a username is needed to log in.',
    id: 'Alamat email, nomor, atau nama pengguna diperlukan untuk masuk.',
  },
  nis_taken: { en: 'The NIS has already been taken.', id: 'NIS ini sudah terdaftar.' },
  nisn_taken: { en: 'The NISN has already been taken.', id: 'NISN ini sudah terdaftar.' },
  participant_number_taken: {
    en: 'The participant number has already been taken.',
    id: 'Nomor peserta ini sudah terdaftar.',
  },
  username_taken: { en: 'The username has already been taken.', id: 'Nama pengguna ini sudah terdaftar.' },
  no_at_sign: { en: 'This must not contain @.', id: 'Isian ini tidak boleh memuat @.' },
  already_inserted: {
    en: 'This question has already been saved, but not as it stands here. Open it in the bank list to change it.',
    id: 'Soal ini sudah tersimpan, tetapi tidak seperti yang tertulis di sini. Buka soalnya di bank soal untuk mengubahnya.',
  },
  insert_key_taken: {
    en: 'Another question has been saved under this key.',
    id: 'Soal lain sudah tersimpan dengan kunci ini.',
  },
  section_time: {
    en: 'Please enter minutes, or minutes and seconds such as 42:30, up to {{max}} minutes.',
    id: 'Isi menit, atau menit dan detik seperti 42:30, paling lama {{max}} menit.',
  },
  whole_number: {
    en: 'This must be a whole number from {{min}} to {{max}}.',
    id: 'Isian ini harus bilangan bulat dari {{min}} sampai {{max}}.',
  },
  one_of: { en: 'This must be one of {{values}}.', id: 'Isian ini harus salah satu dari {{values}}.' },
  months_range: {
    en: 'This must be from 1 to {{max}} months.',
    id: 'Isian ini harus dari 1 sampai {{max}} bulan.',
  },
  whole_months: {
    en: 'This must be a whole number of months.',
    id: 'Isian ini harus bilangan bulat (bulan).',
  },
  not_a_time_zone: {
    en: 'This is not a time zone such as Asia/Jakarta.',
    id: 'Ini bukan zona waktu seperti Asia/Jakarta.',
  },
  not_a_site_address: {
    en: 'This is not an address such as https://ujian.sekolah.sch.id or http://192.168.1.10:3000.',
    id: 'Ini bukan alamat seperti https://ujian.sekolah.sch.id atau http://192.168.1.10:3000.',
  },
  address_of_this_computer: {
    en: 'Only this computer can open this address. Type the one that students use.',
    id: 'Alamat ini hanya dapat dibuka di komputer ini. Ketik alamat yang dipakai siswa.',
  },
  class_or_students: {
    en: 'Choose either a class or students.',
    id: 'Pilih kelas atau siswa, salah satu saja.',
  },
  class_without_students: {
    en: 'There is no student in this class.',
    id: 'Tidak ada siswa di kelas ini.',
  },
  passwords_in_use: {
    en: 'Students who have logged in before and would lose their password: {{count}}.',
    id: 'Siswa yang sudah pernah masuk dan akan kehilangan kata sandinya: {{count}}.',
  },
  not_a_number: { en: 'This must be a number.', id: 'Isian ini harus berupa angka.' },
  not_below_zero: { en: 'This must not be below 0.', id: 'Isian ini tidak boleh kurang dari 0.' },
  not_above: { en: 'This must not be above {{max}}.', id: 'Isian ini tidak boleh lebih dari {{max}}.' },
  not_a_time: { en: 'This is not a date and time.', id: 'Ini bukan tanggal dan waktu.' },
  not_a_date: { en: 'This is not a date.', id: 'Ini bukan tanggal.' },
  end_before_beginning: {
    en: 'The end must be after the beginning.',
    id: 'Waktu tutup harus sesudah waktu buka.',
  },
  release_time_missing: { en: 'Say when the results are released.', id: 'Tentukan kapan hasil diumumkan.' },
  no_class_chosen: {
    en: 'Choose at least one class, or all students.',
    id: 'Pilih paling sedikit satu kelas, atau semua siswa.',
  },
  no_class: { en: 'There is no class {{name}}.', id: 'Kelas {{name}} tidak ada.' },
  not_your_class: {
    en: '{{name}} is not one of your classes.',
    id: '{{name}} bukan kelas Anda.',
  },
  class_taken: { en: 'There is a class {{name}} already.', id: 'Kelas {{name}} sudah ada.' },
  class_in_use: {
    en: 'This class has students or attempts. Merge it into another class, or archive it with the school year.',
    id: 'Kelas ini memiliki siswa atau pengerjaan. Gabungkan ke kelas lain, atau arsipkan bersama tahun ajaran.',
  },
  merge_into_itself: {
    en: 'A class cannot be merged into itself.',
    id: 'Kelas tidak dapat digabung dengan dirinya sendiri.',
  },
  not_a_school_year: {
    en: 'Write the school year like 2027/2028.',
    id: 'Tulis tahun ajaran seperti 2027/2028.',
  },
  not_a_later_year: {
    en: 'The new school year must be after {{year}}.',
    id: 'Tahun ajaran baru harus sesudah {{year}}.',
  },
  all_students_not_allowed: {
    en: 'Choose classes of yours. Only the school may open an exam to all students.',
    id: 'Pilih kelas Anda. Hanya sekolah yang boleh membuka ujian untuk semua siswa.',
  },
  released_at_once: {
    en: 'This examination releases its results at once.',
    id: 'Hasil ujian ini langsung diumumkan.',
  },
  examination_in_use: {
    en: 'This examination has been taken, so it cannot be deleted. Archive it instead.',
    id: 'Ujian ini sudah pernah dikerjakan, jadi tidak dapat dihapus. Arsipkan saja.',
  },
  options_keep_numbers: {
    en: 'This examination has been published, so its options keep their numbers. Mix those of a copy instead.',
    id: 'Ujian ini sudah diterbitkan, jadi nomor pilihannya tetap. Acak nomor pada salinannya.',
  },
  same_section_name: {
    en: 'Two sections cannot have the same name.',
    id: 'Dua bagian tidak boleh bernama sama.',
  },
  no_tag: { en: 'Name at least one tag.', id: 'Sebutkan setidaknya satu label.' },
  section_name_number: {
    en: 'The name of a section must not be a number.',
    id: 'Nama bagian tidak boleh berupa angka.',
  },
  sections_changed: {
    en: 'The sections have changed meanwhile. Please look at them again.',
    id: 'Bagian sudah berubah sementara itu. Silakan periksa lagi.',
  },
  too_many_sections: {
    en: 'An examination has at most {{max}} sections.',
    id: 'Ujian memuat paling banyak {{max}} bagian.',
  },
  ...bankMessagesWords,
  storage_silent: { en: 'The file storage does not answer.', id: 'Penyimpanan file tidak menjawab.' },
  no_room: {
    en: 'The server has no room for more files.',
    id: 'Server tidak memiliki ruang lagi untuk file.',
  },
  form_broken: {
    en: 'The form is not readable, or did not arrive whole.',
    id: 'Isian tidak terbaca atau tidak sampai seutuhnya.',
  },
  whole_minutes: {
    en: 'This must be a whole number of minutes.',
    id: 'Isian ini harus bilangan bulat dalam menit.',
  },
  not_minutes: { en: 'This must be a number of minutes.', id: 'Isian ini harus berupa jumlah menit.' },
  at_least_a_minute: { en: 'This must be at least one minute.', id: 'Isian ini paling sedikit satu menit.' },
  at_most_minutes: {
    en: 'This must not be more than {{max}} minutes.',
    id: 'Isian ini tidak boleh lebih dari {{max}} menit.',
  },
  not_ids: { en: 'This must be a list of ids.', id: 'Isian ini harus berupa daftar id.' },
  not_students: { en: 'This must be a list of students.', id: 'Isian ini harus berupa daftar siswa.' },
  nothing_chosen: { en: 'Nothing is chosen.', id: 'Belum ada yang dipilih.' },
  too_many_chosen: { en: 'There must not be more than {{max}}.', id: 'Tidak boleh lebih dari {{max}}.' },
  ...attemptMessagesWords,
  ...correctionMessagesWords,
});
