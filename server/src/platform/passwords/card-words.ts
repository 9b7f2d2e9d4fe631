/** 1,000 common Indonesian words of 3 to 7 letters for card passwords. No two differ by one letter only. */
export const CARD_WORDS = `
  abad abu acar adil agenda ahli akhir aktor akur alamat almond alpukat alun amati ambil amplop anggota
  anggrek angkasa angkot angsa anoa antar anting anyam apel april arah arena armada arsip arus asin asinan
  asri atap atlas atlet audio awal bab bagi bagus bahasa bakat bakso balkon balok bandara bandeng bangau
  bangun bank bantal bantu basket batagor baterai batik bawa bawang bayam bebas bebek becak belanja belia
  bendera benih bensin bentuk benua beo beranda berani berat berdiri berita berkas berlian bersama bersih
  beruang besar besi bibi bidang bijak bingkai bintang biola biru biskuit bisnis bolu bonang boneka bonus
  botol brokoli brosur budi bukit bukti bulan bumbu buncis bundar bunga bunglon bunyi busa busana busur
  cabai cahaya cair campur canda cangkir cangkul cantik capcai capung cat catatan catur cawan cemara cendana
  cendol cengkih cepat cerdas ceria cermat cermin cerpen cincin coba cokelat cuaca dadu daerah daftar dahan
  dahlia dalam damai danau dansa dapat dapur data daun dawet dayung dekade dekat delapan delima depan
  dermaga desa desain desimal detail detik dialog dinding dingin dodol dokter dolar domba domino dompet
  donat dongeng drone drum duduk duku dunia durian dusun emas ember embun empat fajar fakta fauna film final
  flora fokus forum gagasan galaksi galeri gambar gamelan gandum ganjil gapura garam garasi garis garpu
  gawai gaya gedung gelar gembira genap genteng gerbong gergaji gerimis gerobak giat gigih giok gitar
  gitaris gong gorden goreng grafik grup guci gudang gunung gurame gurih gurita gurun hadiah hafal halaman
  halte hamster handuk hangat harap harpa harum hasil hayati helm hemat hening hias hijau hitung hobi hormat
  humor huruf hutan ide ijazah ikat iklan ilmu indah info ingat inovasi intan inti irama isi itik jadwal
  jaga jagung jahe jaket jalan jam jambu janur jaring jati jauh jawab jelajah jelas jeli jemput jemur jenaka
  jendela jerapah jernih jeruk jingga joglo judul jujur jumat jumlah juni jurnal juta kabel kabin kabut kaca
  kacang kafe kail kakao kakatua kakek kaldu kaleng kali kalimat kamar kambing kamboja kamera kamis kampung
  kampus kanan kancil kancing kanguru kanopi kantin kantong kantor kanvas kaos kapal kapten karate kardus
  karpet kartu karya kasir kasuari katak kawasan kayu kebaya kebun kecap kecil kedai kedelai kejar keju
  kelapa kelinci kelopak keluar kemah kemangi kemarau kemarin kemeja kemilau kemiri kemudi kenanga kenari
  kendi kenyal kenyang keong kerang kereta kerikil keripik kerja kertas kerucut kerupuk ketela ketua ketupat
  kibar kicau kijang kilap kimia kipas kirim kisah kiwi klasik klepon klinik klub koala koin koki kolak
  koleksi kolom komet komik komodo kompak kompor konsep koper koran kostum krayon kreasi kristal kuat kucing
  kuda kue kuis kukus kuliah kuliner kulkas kumbang kumpul kunci kuncup kunjung kunyit kupu kurir kurma
  kursi kursus laju lambai lampau lampion lancar landai langit langkah lanjut lanskap lantang lapang lapis
  laptop lari latih layanan lebah lega legenda lemari lembut lemon lensa lentera lentur lepas lestari lezat
  libur liburan lidi lihat lilin lincah lingkar lintas lirik listrik lobak logam logo lokasi lompat loncat
  lontong loyang luar lucu lukis lukisan lumba lumpia lumut lunak luncur lurus lusin magnet mahir mahoni
  majalah makmur makna mampir mampu mandiri manfaat mangga manggis mangkuk manis mantap mantel maraton maret
  markisa matang medali megah mei meja mekar melati melinjo melodi melon membaca memo menang menara menit
  mentega menu menulis merdeka merdu meriah merpati mesin meteor metode milik minat minggu minum minyak
  miring mobil modern monumen mosaik motif motor muara mulus muncul mungil murni museum musik mustika
  mutiara nada naik nampan nanas nangka nasi naskah nastar nebula negara nelayan nenek neon nikel nilai
  nomor novel nuri nyaring nyata nyiur obeng ojek ombak opor origami orkes oval oven pabrik paham panci
  pandan panen panggil panjang panjat pantau pantun papan parade pasang pasar pasta pastel patuh patung
  paving pedal pedoman pegang pelajar pelangi pelatih pelaut pelikan pelita pelopor peluang pelukis pemain
  pemandu pembeli pempek pemuda pemusik pena penjual penjuru pensil pentas penuh penyair penyu pepaya perahu
  perak pergi periksa periuk permai permata permen pernah pertama pesan pesanan pesawat peserta pesona
  petani peti piala piano pigura pikir piknik pilar pilih pilot pimpin pinggir pinguin pinjam pintar pintu
  pinus pipa pipit pir planet plastik podium pohon pokok pompa pondok posisi poster potret produk program
  promosi proyek puding puisi pulang pulau pulpen puluh puncak pupuk purnama pusat pustaka putar putih putu
  puzzle radio ragam rajin rajut rakit rakyat rancang rangkai rantai rapi rapor rawat rawon rebana rebus
  regu rekam rekor relawan rencana rentang resep resmi riang ribu rimba rimbun ringan ringkas rintik risoles
  riwayat robot roda roket rotan roti rubi rujak rukun rumah rumput rumus rupa rupiah rute sabar sabtu sabun
  safir sahabat sahaja sahut sains saji saklar saku salak salju salmon sambal sambut sampai sampel samping
  samudra sandal sandi santan sapaan sarang sarapan sarden sate satelit satwa sawah sawo sayap sayur segar
  segera sejarah sejati sejuk sekitar sekoci sekolah selada selalu selaras selatan seledri selimut semen
  semut senam sendok senin senja sentuh sepak sepatu sepeda sepupu seragam serambi serasi serbuk serta seru
  setrika sewa siap sifat silang simak simbol simpan simpati simpul sinar singgah singkat sinyal siomai
  siput siram sirkuit sirkus sirsak sirup sisir sistem siswa skema sketsa skuter soal sopan sopir sorak sore
  soto spesial spidol stadion staples stasiun stiker studi sudah sudut suhu sukses sulam suling sumber
  sumpit sumur sungai sunting surat surya sweter tabung tabur tahap tahun taksi taktik tamasya tambah tampak
  tampil tamu tanah tanaman tanding tanggal tangguh tanjung tanya target tarian tarik tawar teater tebing
  tegak teguh teh tekad teko tekstil teladan telaga telepon teliti telur teman tembaga tempe tempuh tenda
  tengah tenis tenun teori tepi tepung terapi teratai terbang terjun termos terus tetap tiga tikar tiket
  timah timbang timun tinggi tinjau tinta tipis tirai tisu titip tokoh tolong tomat tombol tongkat tongkol
  topik total tradisi traktor truk tugas tugu tujuan tujuh tulip tumbuh tumis tunjuk tuntas tupai tutor ubin
  ubur udara ujian ukir ukiran ulas ulet umbi umum undang unggul ungkap ungu unik untung upaya usaha usia
  utama utuh variasi vespa video vila voli volume wadah waduk wafer wajan waktu walet wangi warna warung
  wasit wayang wedang wijen wilayah wisata wisuda wortel yoyo zaman zebra
`
  .trim()
  .split(/\s+/);
