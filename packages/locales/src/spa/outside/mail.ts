import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registro',
  'mail.retrieve': 'Nueva contraseña de acceso',
  'mail.resetPay': 'Nueva contraseña de pago',
  'mail.bind': 'Vincular teléfono o correo',
  'mail.confirm': 'Confirmación de un cambio de seguridad',
  'mail.secondFactor': 'Añadir un segundo factor',
  'mail.operator': 'Cuenta de operador',
  'mail.operatorText':
    'Se le invita a ser operador de Greenhall. Abra este enlace en un plazo de {minutes} minutos, con una aplicación de autenticación a mano:\n\n{link}\n\nFunciona una sola vez. No lo comparta nunca: quien lo abra se convierte en operador. Si no espera este mensaje, ignórelo.',
  'mail.operatorPassword':
    'Se ha cambiado la contraseña de su cuenta de operador y se han terminado todas las demás sesiones.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorAuthenticator':
    'Se ha cambiado la aplicación de autenticación de su cuenta de operador y se han terminado todas las demás sesiones.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorPasskey':
    'Se ha añadido la llave de acceso «{name}» a su cuenta de operador y se han terminado todas las demás sesiones.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorPasskeyRemoved':
    'Se ha quitado la llave de acceso «{name}» de su cuenta de operador y se han terminado todas las demás sesiones.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorFactorLink':
    'Dos súper han decidido que puede configurar una nueva aplicación de autenticación para su cuenta de operador {username}. Sus sesiones han terminado y sus códigos de recuperación ya no funcionan. Abra este enlace en un plazo de {minutes} minutos, con su contraseña y una aplicación de autenticación a mano:\n\n{link}\n\nFunciona una sola vez. No lo comparta nunca. Si no lo ha pedido, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorRecovery':
    'Se han creado códigos de recuperación nuevos para su cuenta de operador. Los anteriores ya no funcionan y se han terminado todas las demás sesiones.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  'mail.operatorRecoveryUsed': {
    one: 'Se ha iniciado sesión en su cuenta de operador con un código de recuperación. Queda {count} código.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
    other:
      'Se ha iniciado sesión en su cuenta de operador con un código de recuperación. Quedan {count} códigos.\n\nSi no ha sido usted, avise enseguida a otro operador: un súper puede suspender su cuenta.',
  },
  'mail.alarm': 'Alarma',
  'mail.alarmRaised':
    '{alarm}\n\nSe activó a las {time}. Los detalles están en el panel: {link}\n\nLo que dura se avisa de nuevo cada hora y una vez cuando termina.',
  'mail.alarmOver':
    '{alarm}\n\nEsto terminó a las {time}. La alarma sigue en el panel hasta que alguien la confirme: {link}',
  'mail.alarmTest':
    'Esto es una prueba que un operador ha enviado el {time}. No ha pasado nada.\n\nLas alarmas llegarán a esta dirección. Panel: {link}',
  'mail.account': 'Nueva cuenta de cobro',
  'mail.trade': 'Orden en la sala de operaciones',
  'mail.link': 'Vincular una cuenta',
  'mail.node': 'Abrir una cuenta de reinversión',
  'mail.nodePasswords': 'Contraseñas nuevas de una cuenta de reinversión',
  'mail.code': {
    one: '{purpose}\n\nSu código: {code}\n\nEs válido durante {count} minuto. No lo comparta nunca: nadie de Greenhall se lo pedirá. Si no lo ha solicitado, ignore este mensaje.',
    other:
      '{purpose}\n\nSu código: {code}\n\nEs válido durante {count} minutos. No lo comparta nunca: nadie de Greenhall se lo pedirá. Si no lo ha solicitado, ignore este mensaje.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Válido durante {count} minuto. No lo comparta nunca.',
    other: 'Greenhall: {code} – {purpose}. Válido durante {count} minutos. No lo comparta nunca.',
  },
  'mail.export': 'Una copia de sus datos',
  'mail.forAccount': 'Cuenta: {username}',
} satisfies Like<typeof english>;
