import { demoProduct } from './wares.ts';

export const DRINKWARE = [
  demoProduct(
    'flask',
    50,
    24,
    `Steel flask|It keeps tea hot for twelve hours.
不锈钢保温杯|热茶可保温十二小时。
不鏽鋼保溫杯|熱茶可保溫十二小時。
ステンレス水筒|お茶を12時間温かく保ちます。
스테인리스 보온병|차를 열두 시간 따뜻하게 지켜 줍니다.
กระติกน้ำเก็บความร้อน|เก็บชาให้ร้อนได้สิบสองชั่วโมง
Thermosflasche aus Stahl|Sie hält Tee zwölf Stunden heiß.
Bouteille isotherme|Elle garde le thé chaud douze heures.
Termo de acero|Mantiene el té caliente doce horas.
Garrafa térmica|Mantém o chá quente por doze horas.`,
  ),
  demoProduct(
    'bottle',
    20,
    16,
    `Glass bottle|Its sleeve protects the glass on the way.
玻璃水瓶|杯套在路上保护玻璃。
玻璃水瓶|杯套在路上保護玻璃。
ガラスボトル|カバーが持ち運び中のガラスを守ります。
유리병|덮개가 이동 중에 유리를 보호합니다.
ขวดแก้ว|ปลอกช่วยปกป้องแก้วระหว่างทาง
Glasflasche|Ihre Hülle schützt das Glas unterwegs.
Bouteille en verre|Sa housse protège le verre en route.
Botella de vidrio|Su funda protege el vidrio en el camino.
Garrafa de vidro|A capa protege o vidro no caminho.`,
  ),
  demoProduct(
    'teaCup',
    30,
    9,
    `Tea cup|Thin porcelain for two hundred millilitres.
茶杯|薄瓷，容量两百毫升。
茶杯|薄瓷，容量兩百毫升。
ティーカップ|200ミリリットル入る薄い磁器です。
찻잔|이백 밀리리터가 담기는 얇은 도자기입니다.
ถ้วยชา|กระเบื้องเนื้อบาง จุสองร้อยมิลลิลิตร
Teetasse|Dünnes Porzellan für zweihundert Milliliter.
Tasse à thé|Une porcelaine fine pour deux cents millilitres.
Taza de té|Porcelana fina para doscientos mililitros.
Xícara de chá|Porcelana fina para duzentos mililitros.`,
  ),
  demoProduct(
    'mug',
    24,
    11,
    `Coffee mug|A wide handle leaves room for four fingers.
咖啡杯|宽把手能放下四根手指。
咖啡杯|寬把手能放下四根手指。
コーヒーマグ|広い取っ手に指が4本入ります。
커피 머그|넓은 손잡이에 손가락 네 개가 들어갑니다.
แก้วกาแฟ|หูจับกว้างสอดได้สี่นิ้ว
Kaffeebecher|In den breiten Henkel passen vier Finger.
Mug à café|Sa large anse accueille quatre doigts.
Tazón de café|En el asa ancha caben cuatro dedos.
Caneca de café|Na alça larga cabem quatro dedos.`,
  ),
  demoProduct(
    'travelCup',
    55,
    19,
    `Travel cup|The lid closes tightly and opens with one thumb.
随行杯|杯盖密封，单指即可打开。
隨行杯|杯蓋密封，單指即可打開。
トラベルカップ|蓋はしっかり閉まり、親指だけで開きます。
여행용 컵|뚜껑이 단단히 닫히고 엄지로 열립니다.
แก้วพกพา|ฝาปิดสนิทและเปิดได้ด้วยนิ้วเดียว
Reisebecher|Der Deckel schließt dicht und öffnet sich mit dem Daumen.
Gobelet de voyage|Le couvercle ferme bien et s’ouvre du pouce.
Vaso de viaje|La tapa cierra bien y se abre con el pulgar.
Copo de viagem|A tampa fecha bem e abre com o polegar.`,
  ),
] as const;

export const COOKWARE = [
  demoProduct(
    'kettle',
    6,
    58,
    `Copper kettle|It boils a litre of water in four minutes.
铜水壶|四分钟烧开一升水。
銅水壺|四分鐘燒開一公升水。
銅のケトル|1リットルの水を4分で沸かします。
구리 주전자|물 일 리터를 사 분 만에 끓입니다.
กาต้มน้ำทองแดง|ต้มน้ำหนึ่งลิตรเดือดในสี่นาที
Kupferkessel|Er kocht einen Liter Wasser in vier Minuten.
Bouilloire en cuivre|Elle fait bouillir un litre en quatre minutes.
Hervidor de cobre|Hierve un litro de agua en cuatro minutos.
Chaleira de cobre|Ferve um litro de água em quatro minutos.`,
  ),
  demoProduct(
    'spoons',
    58,
    14,
    `Wooden spoons|Three spoons of olive wood in different lengths.
木勺套装|三把长短不同的橄榄木勺。
木勺組|三把長短不同的橄欖木勺。
木のスプーンセット|長さの違うオリーブ材のスプーン3本です。
나무 숟가락 세트|길이가 다른 올리브나무 숟가락 세 개입니다.
ชุดช้อนไม้|ช้อนไม้มะกอกสามคันต่างความยาว
Holzlöffel|Drei Löffel aus Olivenholz in verschiedenen Längen.
Cuillères en bois|Trois cuillères en olivier de longueurs différentes.
Cucharas de madera|Tres cucharas de olivo de distinto largo.
Colheres de madeira|Três colheres de oliveira de tamanhos diferentes.`,
  ),
  demoProduct(
    'board',
    2,
    22,
    `Cutting board|A groove along the edge catches the juice.
砧板|边缘凹槽可接住汁水。
砧板|邊緣凹槽可接住汁水。
まな板|縁の溝が汁を受け止めます。
도마|가장자리 홈이 즙을 받아 줍니다.
เขียง|ร่องรอบขอบช่วยรองน้ำ
Schneidebrett|Eine Rille am Rand fängt den Saft auf.
Planche à découper|Une rainure au bord retient le jus.
Tabla de cortar|Una ranura en el borde recoge el jugo.
Tábua de corte|Um sulco na borda recolhe o suco.`,
  ),
  demoProduct(
    'pan',
    5,
    46,
    `Iron pan|It suits every stove and the oven.
铸铁锅|适用于各种炉灶和烤箱。
鑄鐵鍋|適用於各種爐具和烤箱。
鉄のフライパン|どのコンロでもオーブンでも使えます。
무쇠 팬|모든 레인지와 오븐에 쓸 수 있습니다.
กระทะเหล็กหล่อ|ใช้ได้กับเตาทุกชนิดและเตาอบ
Eisenpfanne|Sie passt auf jeden Herd und in den Ofen.
Poêle en fonte|Elle va sur tous les feux et au four.
Sartén de hierro|Sirve para toda cocina y para el horno.
Frigideira de ferro|Serve em qualquer fogão e no forno.`,
  ),
  demoProduct(
    'bowl',
    5,
    27,
    `Salad bowl|It holds enough for six people.
沙拉碗|容量够六人享用。
沙拉碗|容量夠六人享用。
サラダボウル|6人分が入ります。
샐러드 볼|여섯 명이 먹을 양이 담깁니다.
ชามสลัด|จุพอสำหรับหกคน
Salatschüssel|Sie fasst genug für sechs Personen.
Saladier|Il contient assez pour six personnes.
Ensaladera|Cabe suficiente para seis personas.
Saladeira|Cabe o bastante para seis pessoas.`,
  ),
] as const;
