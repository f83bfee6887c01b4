import type { DemoService } from '../../demo-words.ts';

export default {
  note: {
    title: 'Conviene saber',
    summary: '',
    text: 'Aquí responden personas, no máquinas. Los días festivos tardamos un poco más.',
  },
  answers: {
    looking: 'Hola, {name}: estamos revisando {reference} y le responderemos aquí.',
    picture: 'Envíe una imagen de toda la pantalla. Antes, tape las contraseñas.',
    done: 'Listo, {name}. Escríbanos cuando quiera si queda algo.',
    secrets: 'No envíe contraseñas ni códigos: no los pedimos. Cambie los que haya enviado.',
  },
} satisfies DemoService;
