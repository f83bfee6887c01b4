import type { TextLanguage } from '@greenhall/domain/shared/languages';

/** The order in which the words are written down. */
const ORDER: readonly TextLanguage[] = ['en', 'zh-Hans', 'zh-Hant', 'jp', 'kor', 'th', 'de', 'fra', 'spa', 'pt'];

/** What is sold; what a shop has most of comes first. */
const NOUNS = `
bottle|水瓶|水瓶|ボトル|물병|ขวดน้ำ|Flasche|bouteille|botella|garrafa
cup|杯子|杯子|カップ|컵|ถ้วย|Tasse|tasse|taza|chávena
shirt|衬衫|襯衫|シャツ|셔츠|เสื้อเชิ้ต|Hemd|chemise|camisa|camisa
lamp|台灯|檯燈|ランプ|램프|โคมไฟ|Lampe|lampe|lámpara|candeeiro
bag|包|包包|バッグ|가방|กระเป๋า|Tasche|sac|bolso|bolsa
chair|椅子|椅子|椅子|의자|เก้าอี้|Stuhl|chaise|silla|cadeira
table|桌子|桌子|テーブル|탁자|โต๊ะ|Tisch|table|mesa|mesa
knife|刀|刀|ナイフ|칼|มีด|Messer|couteau|cuchillo|faca
pan|平底锅|平底鍋|フライパン|프라이팬|กระทะ|Pfanne|poêle|sartén|frigideira
pot|锅|鍋|鍋|냄비|หม้อ|Topf|casserole|olla|panela
plate|盘子|盤子|皿|접시|จาน|Teller|assiette|plato|prato
bowl|碗|碗|ボウル|그릇|ชาม|Schüssel|bol|cuenco|tigela
towel|毛巾|毛巾|タオル|수건|ผ้าขนหนู|Handtuch|serviette|toalla|toalha
blanket|毯子|毯子|毛布|담요|ผ้าห่ม|Decke|couverture|manta|cobertor
pillow|枕头|枕頭|枕|베개|หมอน|Kissen|oreiller|almohada|almofada
clock|时钟|時鐘|時計|시계|นาฬิกา|Uhr|horloge|reloj|relógio
mirror|镜子|鏡子|鏡|거울|กระจก|Spiegel|miroir|espejo|espelho
umbrella|雨伞|雨傘|傘|우산|ร่ม|Regenschirm|parapluie|paraguas|guarda-chuva
backpack|背包|背包|リュックサック|배낭|เป้สะพายหลัง|Rucksack|sac à dos|mochila|mochila
suitcase|行李箱|行李箱|スーツケース|여행가방|กระเป๋าเดินทาง|Koffer|valise|maleta|mala
wallet|钱包|錢包|財布|지갑|กระเป๋าสตางค์|Geldbörse|portefeuille|cartera|carteira
notebook|笔记本|筆記本|ノート|공책|สมุดบันทึก|Notizbuch|carnet|cuaderno|caderno
pencil|铅笔|鉛筆|鉛筆|연필|ดินสอ|Bleistift|crayon|lápiz|lápis
keyboard|键盘|鍵盤|キーボード|키보드|แป้นพิมพ์|Tastatur|clavier|teclado|teclado
mouse|鼠标|滑鼠|マウス|마우스|เมาส์|Maus|souris|ratón|rato
headphones|耳机|耳機|ヘッドホン|헤드폰|หูฟัง|Kopfhörer|casque|auriculares|auscultadores
speaker|音箱|喇叭|スピーカー|스피커|ลำโพง|Lautsprecher|enceinte|altavoz|altifalante
charger|充电器|充電器|充電器|충전기|ที่ชาร์จ|Ladegerät|chargeur|cargador|carregador
cable|数据线|傳輸線|ケーブル|케이블|สายเคเบิล|Kabel|câble|cable|cabo
camera|相机|相機|カメラ|카메라|กล้องถ่ายรูป|Kamera|appareil photo|cámara|câmara
tripod|三脚架|三腳架|三脚|삼각대|ขาตั้งกล้อง|Stativ|trépied|trípode|tripé
tent|帐篷|帳篷|テント|텐트|เต็นท์|Zelt|tente|tienda de campaña|tenda
torch|手电筒|手電筒|懐中電灯|손전등|ไฟฉาย|Taschenlampe|lampe torche|linterna|lanterna
hammer|锤子|鎚子|ハンマー|망치|ค้อน|Hammer|marteau|martillo|martelo
screwdriver|螺丝刀|螺絲起子|ドライバー|드라이버|ไขควง|Schraubendreher|tournevis|destornillador|chave de fendas
saw|锯子|鋸子|のこぎり|톱|เลื่อย|Säge|scie|sierra|serra
ladder|梯子|梯子|はしご|사다리|บันได|Leiter|échelle|escalera|escada
bucket|水桶|水桶|バケツ|양동이|ถังน้ำ|Eimer|seau|cubo|balde
broom|扫帚|掃帚|ほうき|빗자루|ไม้กวาด|Besen|balai|escoba|vassoura
basket|篮子|籃子|かご|바구니|ตะกร้า|Korb|panier|cesta|cesto
shelf|架子|架子|棚|선반|ชั้นวาง|Regal|étagère|estante|prateleira
curtain|窗帘|窗簾|カーテン|커튼|ผ้าม่าน|Vorhang|rideau|cortina|cortina
carpet|地毯|地毯|カーペット|카펫|พรม|Teppich|tapis|alfombra|tapete
candle|蜡烛|蠟燭|ろうそく|양초|เทียน|Kerze|bougie|vela|vela
vase|花瓶|花瓶|花瓶|꽃병|แจกัน|Vase|vase|jarrón|jarra
shoes|鞋子|鞋子|靴|신발|รองเท้า|Schuhe|chaussures|zapatos|sapatos
socks|袜子|襪子|靴下|양말|ถุงเท้า|Socken|chaussettes|calcetines|meias
hat|帽子|帽子|帽子|모자|หมวก|Hut|chapeau|sombrero|chapéu
gloves|手套|手套|手袋|장갑|ถุงมือ|Handschuhe|gants|guantes|luvas
scarf|围巾|圍巾|マフラー|목도리|ผ้าพันคอ|Schal|écharpe|bufanda|cachecol
belt|皮带|皮帶|ベルト|벨트|เข็มขัด|Gürtel|ceinture|cinturón|cinto
jacket|夹克|夾克|ジャケット|재킷|แจ็กเก็ต|Jacke|veste|chaqueta|casaco
trousers|裤子|褲子|ズボン|바지|กางเกง|Hose|pantalon|pantalones|calças
soap|肥皂|肥皂|石鹸|비누|สบู่|Seife|savon|jabón|sabonete
toothbrush|牙刷|牙刷|歯ブラシ|칫솔|แปรงสีฟัน|Zahnbürste|brosse à dents|cepillo de dientes|escova de dentes
comb|梳子|梳子|くし|빗|หวี|Kamm|peigne|peine|pente
kettle|水壶|水壺|やかん|주전자|กาต้มน้ำ|Wasserkocher|bouilloire|hervidor|chaleira
teapot|茶壶|茶壺|急須|찻주전자|กาน้ำชา|Teekanne|théière|tetera|bule
grater|刨丝器|刨絲器|おろし金|강판|ที่ขูด|Reibe|râpe|rallador|ralador
apron|围裙|圍裙|エプロン|앞치마|ผ้ากันเปื้อน|Schürze|tablier|delantal|avental
whistle|哨子|哨子|笛|호루라기|นกหวีด|Pfeife|sifflet|silbato|apito
compass|指南针|指南針|方位磁石|나침반|เข็มทิศ|Kompass|boussole|brújula|bússola
abacus|算盘|算盤|そろばん|주판|ลูกคิด|Rechenbrett|boulier|ábaco|ábaco
xylophone|木琴|木琴|木琴|실로폰|ระนาด|Xylophon|xylophone|xilófono|xilofone`;

/** What it is made of, how it looks, whom it is for; the usual comes first. */
const QUALITIES = `
black|黑色|黑色|黒い|검은색|สีดำ|schwarz|noir|negro|preto
white|白色|白色|白い|흰색|สีขาว|weiß|blanc|blanco|branco
steel|不锈钢|不鏽鋼|ステンレス|스테인리스|สแตนเลส|Edelstahl|acier|acero|aço
blue|蓝色|藍色|青い|파란색|สีน้ำเงิน|blau|bleu|azul|azul
wooden|木制|木製|木製|나무|ไม้|Holz|bois|madera|madeira
cotton|纯棉|純棉|綿|면|ผ้าฝ้าย|Baumwolle|coton|algodón|algodão
small|小号|小號|小さい|소형|ขนาดเล็ก|klein|petit|pequeño|pequeno
large|大号|大號|大きい|대형|ขนาดใหญ่|groß|grand|grande|grande
glass|玻璃|玻璃|ガラス|유리|แก้ว|Glas|verre|vidrio|vidro
leather|真皮|真皮|革|가죽|หนังแท้|Leder|cuir|cuero|couro
folding|折叠|摺疊|折りたたみ|접이식|พับได้|klappbar|pliant|plegable|dobrável
red|红色|紅色|赤い|빨간색|สีแดง|rot|rouge|rojo|vermelho
green|绿色|綠色|緑|초록색|สีเขียว|grün|vert|verde|verde
plastic|塑料|塑膠|プラスチック|플라스틱|พลาสติก|Kunststoff|plastique|plástico|plástico
ceramic|陶瓷|陶瓷|陶器|도자기|เซรามิก|Keramik|céramique|cerámica|cerâmica
waterproof|防水|防水|防水|방수|กันน้ำ|wasserdicht|étanche|impermeable|impermeável
electric|电动|電動|電動|전동|ไฟฟ้า|elektrisch|électrique|eléctrico|elétrico
portable|便携|攜帶式|携帯用|휴대용|แบบพกพา|tragbar|portable|portátil|portátil
children|儿童|兒童|子供用|어린이|สำหรับเด็ก|Kinder|enfant|infantil|infantil
insulated|保温|保溫|保温|보온|เก็บความร้อน|isoliert|isotherme|térmico|térmico
grey|灰色|灰色|灰色|회색|สีเทา|grau|gris|gris|cinzento
silk|真丝|真絲|絹|실크|ผ้าไหม|Seide|soie|seda|seda
bamboo|竹制|竹製|竹|대나무|ไม้ไผ่|Bambus|bambou|bambú|bambu
silicone|硅胶|矽膠|シリコン|실리콘|ซิลิโคน|Silikon|silicone|silicona|silicone
round|圆形|圓形|丸い|둥근|ทรงกลม|rund|rond|redondo|redondo
square|方形|方形|四角い|사각|ทรงสี่เหลี่ยม|eckig|carré|cuadrado|quadrado
light|轻便|輕便|軽い|가벼운|น้ำหนักเบา|leicht|léger|ligero|leve
travel|旅行|旅行|旅行用|여행용|สำหรับเดินทาง|Reise|voyage|viaje|viagem
office|办公|辦公|事務用|사무용|สำนักงาน|Büro|bureau|oficina|escritório
kitchen|厨房|廚房|台所用|주방|ในครัว|Küche|cuisine|cocina|cozinha
garden|花园|花園|園芸用|정원|ทำสวน|Garten|jardin|jardín|jardim
winter|冬季|冬季|冬用|겨울|ฤดูหนาว|Winter|hiver|invierno|inverno
copper|铜制|銅製|銅|구리|ทองแดง|Kupfer|cuivre|cobre|cobre
aluminium|铝制|鋁製|アルミ|알루미늄|อะลูมิเนียม|Aluminium|aluminium|aluminio|alumínio
bronze|青铜|青銅|青銅|청동|สำริด|Bronze|bronze|bronce|bronze
velvet|天鹅绒|天鵝絨|ビロード|벨벳|กำมะหยี่|Samt|velours|terciopelo|veludo
titanium|钛制|鈦製|チタン|티타늄|ไทเทเนียม|Titan|titane|titanio|titânio
marble|大理石|大理石|大理石|대리석|หินอ่อน|Marmor|marbre|mármol|mármore
ivory|象牙白|象牙白|象牙色|상아색|สีงาช้าง|elfenbeinfarben|ivoire|marfil|marfim
quartz|石英|石英|石英|석영|ควอตซ์|Quarz|quartz|cuarzo|quartzo`;

/** The classes of the shop: ten above, each with eight below. */
const CLASSES = `
household|家居|家居|家庭用品|가정용품|ของใช้ในบ้าน|Haushalt|maison|hogar|casa
fashion|服饰|服飾|ファッション|패션|แฟชั่น|Mode|mode|moda|moda
technology|数码|數位|家電|전자제품|เทคโนโลยี|Technik|technologie|tecnología|tecnologia
tools|五金|五金|工具|공구|เครื่องมือ|Werkzeug|outillage|herramientas|ferramentas
outdoor|户外|戶外|アウトドア|야외용품|กลางแจ้ง|Draußen|plein air|aire libre|ar livre
stationery|文具|文具|文房具|문구|เครื่องเขียน|Schreibwaren|papeterie|papelería|papelaria
beauty|美妆|美妝|美容|미용|ความงาม|Pflege|beauté|belleza|beleza
sports|运动|運動|スポーツ|스포츠|กีฬา|Sport|sport|deporte|desporto
toys|玩具|玩具|おもちゃ|장난감|ของเล่น|Spielzeug|jouets|juguetes|brinquedos
music|音乐|音樂|音楽|음악|ดนตรี|Musik|musique|música|música`;

const BEGINNINGS = 'bra cor dal fen gor hal jor kel lun mar nor pel quin ras sol tam ver wil xan zor'.split(' ');
const ENDINGS = 'vik mir tano lux dex fort gard helm ion kan lith mont nova pax rona'.split(' ');

type Words = Readonly<Record<TextLanguage, readonly string[]>>;

function readWords(lines: string): Words {
  const columns = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  const of = (language: TextLanguage) => columns.map((words) => words[ORDER.indexOf(language)] ?? '');
  return Object.fromEntries(ORDER.map((language) => [language, of(language)])) as unknown as Words;
}

export const nouns: Words = readWords(NOUNS);
export const qualities: Words = readWords(QUALITIES);
export const classNames: Words = readWords(CLASSES);
/** Three hundred makers, called the same in every language. */
export const makers: readonly string[] = BEGINNINGS.flatMap((first) => ENDINGS.map((last) => first + last));
