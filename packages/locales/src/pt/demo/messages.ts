import type { DemoService } from '../../demo-words.ts';

export default {
  note: {
    title: 'Bom saber',
    summary: '',
    text: 'Aqui respondem pessoas, não máquinas. Em feriados demora um pouco mais.',
  },
  answers: {
    looking: 'Olá, {name}! Estamos verificando {reference} e responderemos aqui.',
    picture: 'Envie uma imagem da tela inteira. Antes, cubra as senhas.',
    done: 'Pronto, {name}. Escreva quando quiser se faltar algo.',
    secrets: 'Nunca envie senhas ou códigos: não os pedimos. Troque os que tenha enviado.',
  },
} satisfies DemoService;
