import type { DemoService } from '../../demo-words.ts';

export default {
  hours: {
    title: 'Estamos aquí',
    summary: '',
    text: 'De lunes a viernes, de 9:00 a 18:00 UTC. Solemos responder en cuatro horas.',
  },
  answers: {
    looking: 'Hola, {name}: estamos revisando {reference} y le responderemos aquí.',
    picture: 'Envíe una imagen de toda la pantalla. Antes, tape las contraseñas.',
    done: 'Listo, {name}. Escríbanos cuando quiera si queda algo.',
    secrets: 'No envíe contraseñas ni códigos: no los pedimos. Cambie los que haya enviado.',
  },
} satisfies DemoService;
