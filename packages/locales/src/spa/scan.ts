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
  'scan.mine': 'Mi código QR',
  'scan.mineNote': 'Quien lo escanee solo rellena su nombre de usuario o su número.',
  'scan.request': 'Pedir un importe',
} satisfies Like<typeof english>;
