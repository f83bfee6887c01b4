import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'Escanear un código QR',
  'scan.starting': 'Abriendo la cámara…',
  'scan.aim': 'Coloque el código dentro del marco.',
  'scan.refused':
    'La cámara no está permitida. Permítala en los ajustes del navegador, elija una imagen o pegue el texto.',
  'scan.missing': 'Aquí no hay ninguna cámara disponible. Elija una imagen o pegue el texto.',
  'scan.picture': 'Elegir una imagen',
  'scan.paste': 'Pegar el texto',
  'scan.nothing': 'No hay ningún código QR legible en esta imagen.',
  'scan.fault.noAddress': 'Este código no contiene ninguna dirección de cartera.',
  'scan.fault.otherNetwork': 'Este código es de otra red distinta de {network}.',
  'scan.fault.otherToken': 'Este código pide otro token distinto del que se paga aquí.',
  'scan.fault.otherCall': 'Este código pide algo distinto de un pago a una dirección.',
  'scan.fault.notOneReceiver': 'Este código no indica exactamente un destinatario.',
  'scan.fault.name': 'Este código contiene un nombre en lugar de una dirección. Introduzca la dirección misma.',
  'scan.fault.nobody': 'Nadie puede cobrar en esta dirección: pertenece a un token, o lo que se envía allí se pierde.',
  'scan.mine': 'Mi código QR',
  'scan.mineNote': 'Quien lo escanee solo rellena su nombre de usuario o su número.',
  'scan.request': 'Pedir un importe',
} satisfies Like<typeof english>;
