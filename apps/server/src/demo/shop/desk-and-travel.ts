import { demoProduct } from './wares.ts';

export const STATIONERY = [
  demoProduct(
    'notebook',
    5,
    12,
    `Notebook|It opens flat on every page.
笔记本|每一页都能完全摊平。
筆記本|每一頁都能完全攤平。
ノート|どのページも平らに開きます。
공책|모든 면이 평평하게 펼쳐집니다.
สมุดบันทึก|กางราบได้ทุกหน้า
Notizbuch|Es liegt auf jeder Seite flach.
Carnet|Il s’ouvre à plat à chaque page.
Cuaderno|Se abre plano en cada página.
Caderno|Abre plano em cada página.`,
  ),
  demoProduct(
    'fountainPen',
    15,
    49,
    `Fountain pen|The steel nib writes a fine line.
钢笔|钢尖书写线条纤细。
鋼筆|鋼尖書寫線條纖細。
万年筆|スチールのペン先で細い線が書けます。
만년필|강철 촉으로 가는 선을 씁니다.
ปากกาหมึกซึม|ปลายเหล็กเขียนเส้นเล็ก
Füllfederhalter|Die Stahlfeder schreibt eine feine Linie.
Stylo plume|La plume en acier trace un trait fin.
Pluma estilográfica|El plumín de acero traza una línea fina.
Caneta-tinteiro|A pena de aço faz um traço fino.`,
  ),
  demoProduct(
    'calendar',
    35,
    15,
    `Desk calendar|One week fits on each page.
台历|一页一周。
桌曆|一頁一週。
卓上カレンダー|1ページに1週間が入ります。
탁상 달력|한 장에 한 주가 들어갑니다.
ปฏิทินตั้งโต๊ะ|หนึ่งหน้าต่อหนึ่งสัปดาห์
Tischkalender|Jede Seite zeigt eine Woche.
Calendrier de bureau|Chaque page montre une semaine.
Calendario de mesa|Cada página muestra una semana.
Calendário de mesa|Cada página mostra uma semana.`,
  ),
  demoProduct(
    'pencils',
    25,
    10,
    `Pencil set|Six pencils from soft to hard.
铅笔套装|六支铅笔，由软到硬。
鉛筆組|六支鉛筆，由軟到硬。
鉛筆セット|柔らかいものから硬いものまで6本。
연필 세트|부드러운 것부터 단단한 것까지 여섯 자루입니다.
ชุดดินสอ|ดินสอหกแท่งจากอ่อนถึงแข็ง
Bleistiftset|Sechs Stifte von weich bis hart.
Lot de crayons|Six crayons, du tendre au dur.
Juego de lápices|Seis lápices, de blando a duro.
Jogo de lápis|Seis lápis, do macio ao duro.`,
  ),
  demoProduct(
    'postcards',
    40,
    7,
    `Postcards|Ten drawings of trees, with envelopes.
明信片|十幅树木画，附信封。
明信片|十幅樹木畫，附信封。
ポストカード|木の絵10枚、封筒付きです。
엽서|나무 그림 열 장과 봉투입니다.
โปสการ์ด|ภาพวาดต้นไม้สิบภาพพร้อมซอง
Postkarten|Zehn Zeichnungen von Bäumen, mit Umschlägen.
Cartes postales|Dix dessins d’arbres, avec enveloppes.
Postales|Diez dibujos de árboles, con sobres.
Cartões-postais|Dez desenhos de árvores, com envelopes.`,
  ),
] as const;

export const BAGS = [
  demoProduct(
    'backpack',
    30,
    89,
    `Backpack|A laptop and clothes for two days fit in.
双肩包|可装电脑和两天的衣物。
雙肩包|可裝電腦和兩天的衣物。
バックパック|パソコンと2日分の服が入ります。
배낭|노트북과 이틀 치 옷이 들어갑니다.
เป้สะพายหลัง|ใส่แล็ปท็อปและเสื้อผ้าสองวันได้
Rucksack|Laptop und Kleidung für zwei Tage passen hinein.
Sac à dos|Il contient un ordinateur et deux jours d’habits.
Mochila|Caben un portátil y ropa para dos días.
Mochila de viagem|Cabem um laptop e roupas para dois dias.`,
  ),
  demoProduct(
    'tote',
    54,
    13,
    `Canvas tote|It carries ten kilograms.
帆布袋|可承重十公斤。
帆布袋|可承重十公斤。
キャンバストート|10キログラムまで運べます。
캔버스 토트백|십 킬로그램까지 담습니다.
ถุงผ้าแคนวาส|รับน้ำหนักได้สิบกิโลกรัม
Stofftasche|Sie trägt zehn Kilogramm.
Sac en toile|Il porte dix kilos.
Bolsa de lona|Lleva diez kilos.
Sacola de lona|Carrega dez quilos.`,
  ),
  demoProduct(
    'toiletryBag',
    30,
    26,
    `Toiletry bag|A hook lets it hang on any door.
洗漱包|带挂钩，可挂在任何门上。
盥洗包|帶掛鉤，可掛在任何門上。
トイレタリーポーチ|フックでどのドアにも掛けられます。
세면 가방|고리로 어느 문에나 걸 수 있습니다.
กระเป๋าใส่ของอาบน้ำ|มีตะขอแขวนได้กับทุกประตู
Kulturbeutel|Ein Haken hängt ihn an jede Tür.
Trousse de toilette|Un crochet la suspend à toute porte.
Neceser|Un gancho lo cuelga en cualquier puerta.
Nécessaire|Um gancho pendura em qualquer porta.`,
  ),
  demoProduct(
    'sleeve',
    10,
    31,
    `Laptop sleeve|Soft felt protects against scratches.
电脑内胆包|柔软毛毡防刮。
筆電內袋|柔軟毛氈防刮。
ノートパソコンケース|柔らかいフェルトが傷を防ぎます。
노트북 파우치|부드러운 펠트가 긁힘을 막아 줍니다.
ซองแล็ปท็อป|สักหลาดนุ่มกันรอยขีดข่วน
Laptophülle|Weicher Filz schützt vor Kratzern.
Housse d’ordinateur|Un feutre doux protège des rayures.
Funda de portátil|Un fieltro suave protege de arañazos.
Capa de laptop|O feltro macio protege de riscos.`,
  ),
] as const;
