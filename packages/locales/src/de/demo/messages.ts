import type { DemoService } from '../../demo-words.ts';

export default {
  note: {
    title: 'Gut zu wissen',
    summary: '',
    text: 'Hier antworten Menschen, keine Automaten. An Feiertagen dauert es etwas länger.',
  },
  answers: {
    looking: 'Guten Tag, {name}. Wir prüfen {reference} und antworten hier.',
    picture: 'Bitte senden Sie ein Bild des ganzen Bildschirms. Verdecken Sie Passwörter.',
    done: 'Erledigt, {name}. Schreiben Sie uns jederzeit, wenn noch etwas offen ist.',
    secrets: 'Bitte senden Sie nie Passwörter oder Codes: Wir fragen nicht danach. Ändern Sie, was Sie gesendet haben.',
  },
} satisfies DemoService;
