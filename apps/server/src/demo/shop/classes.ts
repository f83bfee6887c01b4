import { BAGS, STATIONERY } from './desk-and-travel.ts';
import { GARDEN, SERVICES } from './garden-and-services.ts';
import { LIGHTING, TEXTILES } from './home.ts';
import { COOKWARE, DRINKWARE } from './kitchen.ts';
import { inLanguages, type DemoProduct, type Words } from './wares.ts';

/** A class of the second level with its goods. */
interface DemoClass {
  readonly names: Words;
  /** What is true of all its goods. */
  readonly sentence: Words;
  readonly wares: readonly DemoProduct[];
  readonly isService?: true;
  /** Whether its goods come in colours. */
  readonly hasColours?: true;
}

const DRINK: DemoClass = {
  names: inLanguages(
    'Drinkware\n杯壶\n杯壺\nカップ・ボトル\n컵과 병\nแก้วและขวด\nTrinkgefäße\nTasses et gourdes\nTazas y botellas\nCopos e garrafas',
  ),
  sentence: inLanguages(`It may go into the dishwasher.
可用洗碗机清洗。
可用洗碗機清洗。
食器洗い機で洗えます。
식기세척기에 넣어도 됩니다.
ล้างในเครื่องล้างจานได้
Es darf in die Spülmaschine.
Il passe au lave-vaisselle.
Puede ir al lavavajillas.
Pode ir à lava-louças.`),
  wares: DRINKWARE,
  hasColours: true,
};

const COOK: DemoClass = {
  names: inLanguages(
    'Cookware\n厨具\n廚具\n調理器具\n조리 도구\nเครื่องครัว\nKochgeschirr\nUstensiles\nUtensilios\nUtensílios',
  ),
  sentence: inLanguages(`Wash it by hand and dry it at once.
请手洗并立即擦干。
請手洗並立即擦乾。
手で洗い、すぐに拭いてください。
손으로 씻고 바로 말리세요.
ล้างด้วยมือและเช็ดให้แห้งทันที
Von Hand spülen und gleich abtrocknen.
À laver à la main et à sécher aussitôt.
Lávelo a mano y séquelo enseguida.
Lave à mão e seque logo.`),
  wares: COOKWARE,
};

const LIGHT: DemoClass = {
  names: inLanguages('Lighting\n灯具\n燈具\n照明\n조명\nโคมไฟ\nLicht\nÉclairage\nIluminación\nIluminação'),
  sentence: inLanguages(`Keep it away from curtains.
请远离窗帘使用。
請遠離窗簾使用。
カーテンから離してお使いください。
커튼에서 떨어뜨려 두세요.
วางให้ห่างจากผ้าม่าน
Halten Sie Abstand zu Vorhängen.
À tenir loin des rideaux.
Manténgalo lejos de las cortinas.
Mantenha longe das cortinas.`),
  wares: LIGHTING,
};

const CLOTH: DemoClass = {
  names: inLanguages('Textiles\n织物\n織物\nテキスタイル\n직물\nผ้า\nTextilien\nTextiles\nTextiles\nTêxteis'),
  sentence: inLanguages(`It was woven without bleach.
织造过程不使用漂白剂。
織造過程不使用漂白劑。
漂白剤を使わずに織られています。
표백제 없이 짰습니다.
ทอโดยไม่ใช้สารฟอกขาว
Ohne Bleichmittel gewebt.
Tissé sans agent de blanchiment.
Tejido sin blanqueador.
Tecido sem alvejante.`),
  wares: TEXTILES,
  hasColours: true,
};

const PAPER: DemoClass = {
  names: inLanguages('Stationery\n文具\n文具\n文房具\n문구\nเครื่องเขียน\nSchreibwaren\nPapeterie\nPapelería\nPapelaria'),
  sentence: inLanguages(`The paper comes from certified forests.
纸张来自认证森林。
紙張來自認證森林。
紙は認証された森林のものです。
종이는 인증된 숲에서 왔습니다.
กระดาษมาจากป่าที่ได้รับการรับรอง
Das Papier stammt aus zertifizierten Wäldern.
Le papier vient de forêts certifiées.
El papel viene de bosques certificados.
O papel vem de florestas certificadas.`),
  wares: STATIONERY,
};

const BAG: DemoClass = {
  names: inLanguages('Bags\n包袋\n包袋\nバッグ\n가방\nกระเป๋า\nTaschen\nSacs\nBolsos\nBolsas'),
  sentence: inLanguages(`The seams are guaranteed for three years.
接缝保修三年。
接縫保固三年。
縫い目は3年間保証されます。
봉제선은 삼 년간 보증됩니다.
ตะเข็บรับประกันสามปี
Auf die Nähte gibt es drei Jahre Garantie.
Les coutures sont garanties trois ans.
Las costuras tienen tres años de garantía.
As costuras têm três anos de garantia.`),
  wares: BAGS,
  hasColours: true,
};

const PLANTS: DemoClass = {
  names: inLanguages('Garden\n园艺\n園藝\nガーデン\n정원\nงานสวน\nGarten\nJardin\nJardín\nJardim'),
  sentence: inLanguages(`Suitable for balconies too.
阳台也适用。
陽台也適用。
ベランダでも使えます。
발코니에서도 쓸 수 있습니다.
ใช้บนระเบียงได้ด้วย
Auch für den Balkon geeignet.
Convient aussi aux balcons.
Sirve también para balcones.
Serve também para varandas.`),
  wares: GARDEN,
};

const SERVICE: DemoClass = {
  names: inLanguages('Services\n服务\n服務\nサービス\n서비스\nบริการ\nDienste\nServices\nServicios\nServiços'),
  sentence: inLanguages(`You get a code after paying.
付款后您会收到一个代码。
付款後您會收到一個代碼。
お支払い後にコードが届きます。
결제하면 코드를 받습니다.
หลังชำระเงินคุณจะได้รับรหัส
Nach dem Bezahlen erhalten Sie einen Code.
Vous recevez un code après le paiement.
Recibe un código después de pagar.
Você recebe um código após pagar.`),
  wares: SERVICES,
  isService: true,
};

/** The classes of the demo shop: four of the first level, with two of the second each. */
export const CLASSES: readonly { readonly names: Words; readonly classes: readonly DemoClass[] }[] = [
  {
    names: inLanguages('Kitchen\n厨房\n廚房\nキッチン\n주방\nครัว\nKüche\nCuisine\nCocina\nCozinha'),
    classes: [DRINK, COOK],
  },
  {
    names: inLanguages('Home\n居家\n居家\nホーム\n집\nบ้าน\nWohnen\nMaison\nHogar\nCasa'),
    classes: [LIGHT, CLOTH],
  },
  {
    names: inLanguages(
      'Desk and travel\n办公与旅行\n辦公與旅行\nデスクと旅\n책상과 여행\nโต๊ะทำงานและเดินทาง\nBüro und Reise\nBureau et voyage\nOficina y viaje\nEscritório e viagem',
    ),
    classes: [PAPER, BAG],
  },
  {
    names: inLanguages(
      'Outdoors and services\n户外与服务\n戶外與服務\n屋外とサービス\n야외와 서비스\nกลางแจ้งและบริการ\nDraußen und Dienste\nPlein air et services\nAire libre y servicios\nAr livre e serviços',
    ),
    classes: [PLANTS, SERVICE],
  },
];

/** The colours in which some goods come. */
export const COLOUR = inLanguages('Color\n颜色\n顏色\n色\n색상\nสี\nFarbe\nCouleur\nColor\nCor');
export const COLOURS: readonly Words[] = [
  inLanguages('Green\n绿色\n綠色\n緑\n초록\nเขียว\nGrün\nVert\nVerde\nVerde'),
  inLanguages('Sand\n沙色\n沙色\nサンド\n모래색\nทราย\nSand\nSable\nArena\nAreia'),
  inLanguages('Blue\n蓝色\n藍色\n青\n파랑\nน้ำเงิน\nBlau\nBleu\nAzul\nAzul'),
];
