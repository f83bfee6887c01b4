import { demoProduct } from './wares.ts';

export const LIGHTING = [
  demoProduct(
    'deskLamp',
    22,
    64,
    `Desk lamp|Its arm turns in every direction.
台灯|灯臂可向任意方向转动。
檯燈|燈臂可向任意方向轉動。
デスクランプ|アームはどの方向にも動きます。
책상 조명|팔이 모든 방향으로 움직입니다.
โคมไฟตั้งโต๊ะ|แขนโคมหมุนได้ทุกทิศ
Schreibtischlampe|Ihr Arm lässt sich in jede Richtung drehen.
Lampe de bureau|Son bras tourne dans toutes les directions.
Lámpara de mesa|Su brazo gira en todas direcciones.
Luminária de mesa|O braço gira em todas as direções.`,
  ),
  demoProduct(
    'nightLight',
    55,
    21,
    `Night light|It turns on by itself when it gets dark.
小夜灯|天黑时自动亮起。
小夜燈|天黑時自動亮起。
ナイトライト|暗くなると自動で点灯します。
야간등|어두워지면 저절로 켜집니다.
ไฟกลางคืน|เปิดเองเมื่อมืดลง
Nachtlicht|Es geht von selbst an, wenn es dunkel wird.
Veilleuse|Elle s’allume seule quand il fait sombre.
Luz nocturna|Se enciende sola cuando oscurece.
Luz noturna|Acende sozinha quando escurece.`,
  ),
  demoProduct(
    'candle',
    26,
    8,
    `Beeswax candle|It burns for about thirty hours.
蜂蜡蜡烛|可燃烧约三十小时。
蜂蠟蠟燭|可燃燒約三十小時。
蜜ろうキャンドル|約30時間燃えます。
밀랍 양초|약 서른 시간 탑니다.
เทียนขี้ผึ้ง|จุดได้ราวสามสิบชั่วโมง
Bienenwachskerze|Sie brennt etwa dreißig Stunden.
Bougie en cire d’abeille|Elle brûle environ trente heures.
Vela de cera de abeja|Arde unas treinta horas.
Vela de cera de abelha|Queima por cerca de trinta horas.`,
  ),
  demoProduct(
    'lantern',
    56,
    37,
    `Lantern|One charge lasts for three evenings.
提灯|充一次电可用三个晚上。
提燈|充一次電可用三個晚上。
ランタン|1回の充電で3晩使えます。
랜턴|한 번 충전하면 사흘 저녁을 씁니다.
ตะเกียง|ชาร์จหนึ่งครั้งใช้ได้สามคืน
Laterne|Eine Ladung reicht für drei Abende.
Lanterne|Une charge dure trois soirées.
Farol|Una carga dura tres noches.
Lanterna|Uma carga dura três noites.`,
  ),
] as const;

export const TEXTILES = [
  demoProduct(
    'towel',
    56,
    18,
    `Cotton towel|It dries quickly and stays soft.
棉毛巾|快干，且始终柔软。
棉毛巾|快乾，且始終柔軟。
綿タオル|乾きが早く、やわらかさが続きます。
면 수건|빨리 마르고 부드러움이 유지됩니다.
ผ้าขนหนูฝ้าย|แห้งเร็วและนุ่มอยู่เสมอ
Baumwollhandtuch|Es trocknet schnell und bleibt weich.
Serviette en coton|Elle sèche vite et reste douce.
Toalla de algodón|Se seca rápido y sigue suave.
Toalha de algodão|Seca rápido e continua macia.`,
  ),
  demoProduct(
    'blanket',
    50,
    72,
    `Wool blanket|Woven from the wool of two breeds of sheep.
羊毛毯|由两种绵羊的羊毛织成。
羊毛毯|由兩種綿羊的羊毛織成。
ウールブランケット|2種類の羊の毛で織られています。
양모 담요|두 품종 양의 털로 짰습니다.
ผ้าห่มขนแกะ|ทอจากขนแกะสองสายพันธุ์
Wolldecke|Gewebt aus der Wolle zweier Schafrassen.
Couverture en laine|Tissée avec la laine de deux races de moutons.
Manta de lana|Tejida con lana de dos razas de oveja.
Manta de lã|Tecida com a lã de duas raças de ovelha.`,
  ),
  demoProduct(
    'cushion',
    0,
    29,
    `Linen cushion|The cover comes off for washing.
亚麻靠垫|外套可拆下清洗。
亞麻靠墊|外套可拆下清洗。
リネンクッション|カバーは外して洗えます。
리넨 쿠션|커버를 벗겨 빨 수 있습니다.
หมอนอิงลินิน|ถอดปลอกซักได้
Leinenkissen|Der Bezug lässt sich zum Waschen abnehmen.
Coussin en lin|La housse s’enlève pour être lavée.
Cojín de lino|La funda se quita para lavarla.
Almofada de linho|A capa sai para lavar.`,
  ),
  demoProduct(
    'scarf',
    20,
    33,
    `Silk scarf|Light enough for summer evenings.
丝巾|轻薄，适合夏夜。
絲巾|輕薄，適合夏夜。
シルクスカーフ|夏の夜にも使える軽さです。
실크 스카프|여름 저녁에도 가볍습니다.
ผ้าพันคอไหม|เบาพอสำหรับคืนฤดูร้อน
Seidenschal|Leicht genug für Sommerabende.
Foulard en soie|Assez léger pour les soirs d’été.
Pañuelo de seda|Ligero para las noches de verano.
Lenço de seda|Leve para as noites de verão.`,
  ),
  demoProduct(
    'apron',
    10,
    23,
    `Kitchen apron|Two pockets hold towel and phone.
厨房围裙|两个口袋可放毛巾和手机。
廚房圍裙|兩個口袋可放毛巾和手機。
エプロン|タオルと電話が入る2つのポケット付き。
앞치마|주머니 두 개에 수건과 전화가 들어갑니다.
ผ้ากันเปื้อน|มีสองกระเป๋าใส่ผ้าและโทรศัพท์
Küchenschürze|Zwei Taschen für Handtuch und Telefon.
Tablier de cuisine|Deux poches pour le torchon et le téléphone.
Delantal de cocina|Dos bolsillos para el paño y el teléfono.
Avental de cozinha|Dois bolsos para o pano e o telefone.`,
  ),
] as const;
