import { demoProduct } from './wares.ts';

export const GARDEN = [
  demoProduct(
    'clayPot',
    52,
    17,
    `Clay pot|A hole in the base lets water out.
陶土花盆|盆底有孔，便于排水。
陶土花盆|盆底有孔，便於排水。
素焼きの鉢|底の穴から水が抜けます。
토분|바닥 구멍으로 물이 빠집니다.
กระถางดินเผา|ก้นมีรูระบายน้ำ
Tontopf|Ein Loch im Boden lässt Wasser ab.
Pot en terre|Un trou au fond laisse passer l’eau.
Maceta de barro|Un agujero en la base deja salir el agua.
Vaso de barro|Um furo na base deixa a água sair.`,
  ),
  demoProduct(
    'wateringCan',
    15,
    28,
    `Watering can|The long spout reaches every plant.
洒水壶|长壶嘴能浇到每株植物。
灑水壺|長壺嘴能澆到每株植物。
じょうろ|長い注ぎ口でどの植物にも届きます。
물뿌리개|긴 주둥이가 모든 식물에 닿습니다.
บัวรดน้ำ|ปากยาวรดถึงทุกต้น
Gießkanne|Die lange Tülle erreicht jede Pflanze.
Arrosoir|Son long bec atteint chaque plante.
Regadera|El pico largo llega a cada planta.
Regador|O bico longo alcança cada planta.`,
  ),
  demoProduct(
    'seeds',
    50,
    6,
    `Herb seeds|Basil, parsley and chives for one balcony.
香草种子|罗勒、欧芹和细香葱，够一个阳台。
香草種子|羅勒、歐芹和細香蔥，夠一個陽台。
ハーブの種|ベランダ一つ分のバジル、パセリ、チャイブ。
허브 씨앗|발코니 하나에 알맞은 바질, 파슬리, 차이브입니다.
เมล็ดสมุนไพร|โหระพา พาร์สลีย์ และต้นหอมฝรั่งสำหรับหนึ่งระเบียง
Kräutersamen|Basilikum, Petersilie und Schnittlauch für einen Balkon.
Graines d’herbes|Basilic, persil et ciboulette pour un balcon.
Semillas de hierbas|Albahaca, perejil y cebollino para un balcón.
Sementes de ervas|Manjericão, salsa e cebolinha para uma varanda.`,
  ),
  demoProduct(
    'gloves',
    16,
    12,
    `Garden gloves|Thorns do not get through the palms.
园艺手套|手掌部分防刺。
園藝手套|手掌部分防刺。
園芸用手袋|手のひらはとげを通しません。
원예 장갑|손바닥으로 가시가 뚫지 못합니다.
ถุงมือทำสวน|ฝ่ามือกันหนาม
Gartenhandschuhe|Dornen kommen nicht durch die Handflächen.
Gants de jardin|Les épines ne traversent pas les paumes.
Guantes de jardín|Las espinas no atraviesan las palmas.
Luvas de jardim|Espinhos não atravessam as palmas.`,
  ),
] as const;

export const SERVICES = [
  demoProduct(
    'coffeeTasting',
    34,
    35,
    `Coffee tasting|Five kinds of coffee in ninety minutes.
咖啡品鉴|九十分钟品尝五种咖啡。
咖啡品鑑|九十分鐘品嚐五種咖啡。
コーヒー試飲会|90分で5種類のコーヒーを味わいます。
커피 시음|구십 분 동안 커피 다섯 가지를 맛봅니다.
ชิมกาแฟ|กาแฟห้าชนิดในเก้าสิบนาที
Kaffeeverkostung|Fünf Sorten Kaffee in neunzig Minuten.
Dégustation de café|Cinq cafés en quatre-vingt-dix minutes.
Cata de café|Cinco cafés en noventa minutos.
Degustação de café|Cinco cafés em noventa minutos.`,
  ),
  demoProduct(
    'bicycle',
    45,
    45,
    `Bicycle service|Brakes, gears and chain are checked and set.
自行车保养|检查并调整刹车、变速和链条。
自行車保養|檢查並調整煞車、變速和鏈條。
自転車の点検|ブレーキ、変速機、チェーンを点検・調整します。
자전거 점검|브레이크, 기어, 체인을 살피고 맞춥니다.
ดูแลจักรยาน|ตรวจและปรับเบรก เกียร์ และโซ่
Fahrradservice|Bremsen, Schaltung und Kette werden geprüft und eingestellt.
Entretien de vélo|Freins, vitesses et chaîne contrôlés et réglés.
Revisión de bicicleta|Se revisan frenos, cambios y cadena.
Revisão de bicicleta|Freios, marchas e corrente são revisados.`,
  ),
  demoProduct(
    'lesson',
    0,
    30,
    `Language lesson|One hour by video with a teacher.
语言课|与老师视频授课一小时。
語言課|與老師視訊授課一小時。
語学レッスン|先生とビデオで1時間。
어학 수업|선생님과 화상으로 한 시간입니다.
เรียนภาษา|หนึ่งชั่วโมงผ่านวิดีโอกับครู
Sprachstunde|Eine Stunde per Video mit einer Lehrkraft.
Cours de langue|Une heure en vidéo avec un professeur.
Clase de idiomas|Una hora por vídeo con un docente.
Aula de idiomas|Uma hora por vídeo com um professor.`,
  ),
  demoProduct(
    'photos',
    45,
    20,
    `Photo prints|Fifty prints of your own pictures.
照片冲印|冲印五十张您的照片。
相片沖印|沖印五十張您的相片。
写真プリント|お持ちの写真を50枚プリントします。
사진 인화|내 사진 쉰 장을 인화합니다.
พิมพ์รูปถ่าย|พิมพ์รูปของคุณห้าสิบใบ
Fotoabzüge|Fünfzig Abzüge Ihrer eigenen Bilder.
Tirages photo|Cinquante tirages de vos photos.
Copias de fotos|Cincuenta copias de sus fotos.
Impressão de fotos|Cinquenta cópias das suas fotos.`,
  ),
] as const;
