import type { DemoService } from '../../demo-words.ts';

export default {
  hours: {
    title: 'Estamos aqui',
    summary: '',
    text: 'De segunda a sexta, das 9h às 18h UTC. Em geral respondemos em quatro horas.',
  },
  answers: {
    looking: 'Olá, {name}! Estamos verificando {reference} e responderemos aqui.',
    picture: 'Envie uma imagem da tela inteira. Antes, cubra as senhas.',
    done: 'Pronto, {name}. Escreva quando quiser se faltar algo.',
    secrets: 'Nunca envie senhas ou códigos: não os pedimos. Troque os que tenha enviado.',
  },
} satisfies DemoService;
