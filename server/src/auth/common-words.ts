/**
 * What passwords are made of that are guessed first, in Indonesian and English, in lower case and without the digits and
 * signs that people put around them, which password-rules.ts takes off.
 */
const TEXT = `
password passwort passwd passcode pass pwd pswd word secret topsecret secure security letmein letmeinnow login logon
logmein signin welcome welcomeback welcomehome changeme changeit changethis default guest user username userid tester
testing test testtest tempo temp temporary demo sample example public private access account admin administrator
adminadmin superadmin superuser root rootroot toor master system server service manager operator support helpdesk
office newpassword mypassword thepassword yourpassword oldpassword nopassword nopass passpass

katasandi sandi sandibaru sandiku sandikita sandilama passwordbaru passwordku passwordmu passwordkita passwordlama
passwordsiswa passwordguru passwordsekolah passwordujian katakunci kunci kuncirahasia rahasia rahasiaku rahasiakita
rahasiasaya rahasianegara rahasiabanget rahasiadong sangatrahasia masuk masukaja masukdong silahkanmasuk bukapintu
gantisandi gantipassword gantikatasandi gantiaja gantidong tolongganti lupa lupasandi lupapassword lupalagi gaktau
gaktahu tidaktahu tidaktau entahlah terserah terserahaku bebas apaaja apasaja coba cobacoba cobalagi cobain percobaan
pengguna tamu adminsekolah adminlulus lulus lulusujian pastilulus semogalulus harusbisa pastibisa bisa akubisa
kamibisa kitabisa semangat semangka tetapsemangat sukses suksesselalu berhasil juara juarasatu

siswa siswi murid pelajar mahasiswa guru ibuguru bapakguru kepsek sekolah sekolahku sekolahkita kelas kelasku ujian
ujianku ujiansekolah ujiannasional ulangan latihan nilai nilaiseratus seratus raport rapor osis pramuka belajar
ayobelajar rajinbelajar mandiri merdekabelajar kurikulum smart cerdas pintar rajin teladan teacher student school
myschool classroom homework exam exams examination mathematics science physics chemistry biology english history
matematika fisika kimia biologi sejarah geografi ekonomi bahasa inggris komputer informatika sdn smp smpn sma sman smk
smkn mts mtsn man madrasah pesantren santri

sayang sayangku sayangkamu sayangmu sayangmama sayangibu sayangbunda sayangpapa sayangayah sayangselalu sayangsayang
sayangaku sayangallah akusayangkamu akusayang akucintakamu akucinta akucintapadamu akurindu rindu rinduku kangen
kangenkamu cinta cintaku cintakita cintamu cintaallah cintasejati cintarasul cantik cantikku cantikbanget ganteng
gantengku gantengbanget manis manja imut lucu lucubanget jelek bodoh anjing setan pacar pacarku mantan mantanku jomblo
jombloabadi kekasih kekasihku kesayangan kesayanganku suami istri suamiku istriku anakku anak keluarga keluargaku
keluargabahagia bahagia bahagiaselalu senang gembira sedih galau baper santai selamanya bersama bersamamu selalu
selalubersama setia kamu kamuaku akukamu akudankamu kitaberdua berdua mama mamaku mamapapa papa papaku papamama mamah
papah bunda bundaku ayah ayahku ayahbunda ibu ibuku bapak bapakku emak nenek kakek kakak kakakku adik adikku abang
abangku teteh sahabat sahabatku teman temanku bestie besti sobat kawan

bismillah bismillahirrahmanirrahim bismilah basmalah alhamdulillah alhamdulilah subhanallah masyaallah mashaallah
insyaallah inshaallah allahuakbar allah allahku allahswt allahmaha astaghfirullah astagfirullah assalamualaikum
asalamualaikum waalaikumsalam muhammad muhammadsaw nabimuhammad rasulullah islam islamku muslim muslimah hijrah
hijrahku sholat shalat sholawat shalawat quran alquran alfatihah fatihah yasin ramadhan ramadan lebaran idulfitri
mekah mekkah makkah madinah kabah surga jannah amin aamiin barokah berkah istiqomah istiqamah ikhlas sabar syukur
tawakal jesus jesuschrist christ yesus yesuskristus tuhan tuhanyesus tuhanku tuhanbaik haleluya hallelujah puji
pujituhan kristus imanuel immanuel god godisgood godbless blessed blessing heaven angel angels amen faith omswastiastu
swastiastu hindu buddha namobuddhaya

indonesia indonesiaku indonesiaraya indonesiamerdeka merdeka garuda garudaku pancasila merahputih nusantara nkri
nkrihargamati bhinneka jakarta bandung surabaya semarang yogyakarta jogja jogjakarta medan makassar palembang bekasi
depok bogor tangerang malang solo surakarta denpasar bali lombok padang pekanbaru batam jambi bengkulu lampung
pontianak banjarmasin balikpapan samarinda manado palu kendari ambon ternate papua jayapura sorong kupang flores
sumatra sumatera jawa kalimantan sulawesi sunda betawi minang batak bugis madura aceh banten cirebon tegal pekalongan
purwokerto magelang klaten kediri madiun jember banyuwangi sidoarjo gresik cianjur sukabumi garut tasikmalaya karawang
senin selasa rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september oktober
november desember monday tuesday wednesday thursday friday saturday sunday january february march may june july august
october december satu dua tiga empat lima enam tujuh delapan sembilan sepuluh satuduatiga satuduatigaempat satusampai
one two three four five six seven eight nine ten onetwothree merah putih biru hijau kuning hitam ungu oranye coklat
pink red blue green yellow black white purple orange silver golden gold pelangi rainbow matahari bulan bintang langit
bumi laut hujan mawar melati anggrek bunga sunflower flower flowers rose lily jasmine sunshine moon star stars
starlight sky ocean

budi siti andi dewi putri putra agus rizki rizky rizal dian sari ayu nur nurul lestari wati fitri fitriani fitria rina
rini rani ratna indah intan mega maya maria mariana nia nina lina lisa linda yuni yanti yanto yudi yoga wahyu wawan
widya winda vina tuti tono tini tika tiara taufik surya susi susanti sulis sri slamet siska sinta shinta rudi roni
ridwan reza rendi ratih rahmat rahmawati rahayu puspita prasetyo pratama permata pandu novi novita nanda nabila naufal
mutiara muhamad mulyadi mira lukman lia kurniawan kurnia kartika joko jaya irma irfan ira ilham ika iin hidayat
hidayah hendra heru hesti hasan husein hani hana gunawan gilang galih galang fajar farhan fauzi fauzan ferdi febri
fadli fadil faisal eka eko edi dwi doni dodi dina dinda diah desi denny deni dedi danu dani daniel dika citra cindy
chandra candra bayu bambang bagus bagas aulia asep arya arif ari anto anton anita anisa annisa anggi angga amir amelia
amalia alya alif aldi aisyah ahmad agung aditya adi adinda adit abdul abdullah zahra zaki zainal yusuf yulia umar ali
usman fatimah khadijah zahira keisha nadia salsa salsabila safira syifa naura michael michelle jessica jennifer ashley
nicole andrew joshua matthew anthony thomas robert william charlie george jordan hunter taylor justin amanda samantha
elizabeth andrea angela melissa stephanie hannah sophie sophia olivia emily emma david james john peter mark alex
alexander chris christian kevin brian jason eric steven patrick richard ryan sarah rachel rebecca laura anna julia
kate maggie ginger harley buster tigger

qwerty qwertyuiop qwert qwertyui qwertz azerty asdf asdfgh asdfghjkl asdfasdf asdasd asdqwe qweasd qweasdzxc qweqwe
qwe asd zxc zxcvbn zxcvbnm zxcvb qazwsx qazwsxedc qaz wsx edc qwaszx zaq zaqwsx poiuytrewq mnbvcxz lkjhgfdsa abc abcd
abcde abcdef abcdefg abcabc abcxyz xyz aaa bbb ccc xxx zzz asdfjkl jkl qwertyasdf

iloveyou iloveu ilovemyself iloveme iloveallah ilovegod ilovejesus iloveindonesia ilovemom ilovemama ilovepapa
ilovemyfamily ilovemyschool loveyou loveu lovely lovelove lover lovers loveme myself mylove mylife mybaby mydear
mysweetheart truelove foreverlove love hate kiss kisses hugs heart hearts sweet sweety sweetie sweetheart honey baby
babyboy babygirl babe darling dear princess prince queen king beauty beautiful cutie cute pretty handsome friend
friends friendship bestfriend bestfriends family happy happiness smile forever always together lucky luck hope dream
dreams dreamer freedom peace trust believe faithful destiny future success successful winner champion hero superstar
rockstar

monkey dragon tiger lion eagle shadow phoenix panda pandaku kucing kucingku kelinci monyet harimau macan singa elang
naga ular ayam bebek sapi kambing kuda gajah ikan lele burung kupukupu butterfly dolphin horse kitty kitten puppy
bunny rabbit turtle chicken duck bear teddybear cat cats dog dogs doggy hello hellokitty hallo halo hai helloworld
whatever nothing something anything trustnoone iamawesome awesome amazing cool coolgirl coolboy badboy badgirl goodboy
goodgirl killer ninja samurai pirate wizard magic mystery gangster hacker hackers heker

football soccer basketball baseball volleyball badminton bulutangkis futsal sepakbola bola bolaku persib persija
persebaya arema psm psis persis barcelona barca realmadrid madrid manchester manunited manchesterunited mancity
liverpool chelsea arsenal juventus milan acmilan intermilan bayern messi lionelmessi ronaldo cristianoronaldo neymar
mbappe beckham garnacho rossi valentinorossi marquez yamaha honda suzuki kawasaki vario beat scoopy aerox nmax satria
ferrari porsche mercedes toyota avanza lamborghini superman batman spiderman ironman captainamerica avengers marvel
starwars pokemon pikachu naruto narutoshippuden sasuke sakura boruto luffy onepiece zoro goku dragonball conan
doraemon nobita shizuka anime otaku minecraft roblox freefire mobilelegend mobilelegends mlbb pubg pubgmobile valorant
fortnite genshin genshinimpact clashofclans gta playstation nintendo xbox gaming gamer gamers noob bts btsarmy army
armybts bangtan blackpink blink exo exol twice nct nctzen redvelvet treasure seventeen jungkook taehyung jimin jennie
jisoo rosekpop kpop kpopers kdrama coboyjunior iqbaal dilan jkt dangdut slank iwanfals noah peterpan sheilaon google
googlecom gmail yahoo facebook instagram whatsapp tiktok twitter youtube youtuber telegram samsung oppo vivo xiaomi
redmi realme iphone apple android nokia asus lenovo laptop computer internet wifi wifiku telkom telkomsel indihome
indosat windows microsoft oracle mysql postgres linux ubuntu online

summer winter spring autumn holiday birthday christmas newyear matrix money dollar million millionaire rich uang duit
kaya orangkaya juragan sultan bos boss bosku kopi kopisusu susu teh tehbotol air minum makan nasi nasigoreng
nasipadang bakso baksoku mie mieayam indomie sate soto rendang rujak cireng seblak gorengan pisang mangga apel jeruk
durian rambutan strawberry stroberi banana cherry cookie cookies chocolate cokelat icecream eskrim pizza burger coffee
cheese pepper sugar candy music musik musikku guitar gitar metal rocknroll punk hiphop trustme fuckyou fuck ganja
rokok gudanggaram sampoerna jakartaku merdekaa indonesiajaya jayaindonesia hidupindonesia
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.split(/\s+/).filter(Boolean));
