import type { Like } from '../slice.ts';
import type english from '../en/security.ts';

export default {
  'security.checkTitle': 'Verificación de seguridad',
  'security.methodTitle': 'Elegir método de verificación',
  'security.contactTitle': 'Cambiar teléfono y correo',
  'security.loginPwdTitle': 'Cambiar contraseña de acceso',
  'security.payPwdTitle': 'Cambiar contraseña de pago',
  'security.payResetTitle': 'Restablecer contraseña de pago',

  'security.on': 'Activado',
  'security.off': 'Desactivado',
  'security.setUp': 'Configurar',
  'security.turnOn': 'Activar',
  'security.turnOff': 'Desactivar',
  'security.remove': 'Quitar',
  'security.notSet': 'Sin configurar',
  'security.method': 'Método',
  'security.methodNote':
    'Son las formas de demostrar que es usted. Configure al menos dos, para no quedarse fuera si pierde una.',

  'security.factorReset':
    'Su aplicación de autenticación y sus llaves de acceso se quitarán el {time}, porque alguien ha dicho que se han perdido. Si no ha sido usted, deténgalo y cambie ambas contraseñas.',
  'security.stopFactorReset': 'Detener la retirada',
  'security.factorResetStopped': 'Detenido. Sus segundos factores se mantienen.',
  'security.coolDown':
    'Sus datos de seguridad han cambiado. Hasta el {time} están en pausa los retiros, las ventas, las transferencias salientes, la recogida en un clic, la conversión a monedas de registro y la activación y apertura de cuentas. Las ventas de la sala de comercio solo se completan con la prueba de la cadena.',
  'security.coolDownNote':
    'Durante 24 horas tras este cambio están en pausa los retiros, las ventas, las transferencias salientes, la recogida en un clic, la conversión a monedas de registro y la activación y apertura de cuentas. Sus anuncios quedan ocultos y las ventas abiertas solo se completan con la prueba de la cadena.',
  'security.addingNote': 'Añadirlo no detiene nada.',

  'security.twoStep': 'Acceso en dos pasos',
  'security.twoStepNote':
    'Al entrar, una aplicación de autenticación de su teléfono da un código además de la contraseña.',
  'security.twoStepRemove': 'Desactivar el acceso en dos pasos',
  'security.twoStepOn': 'El acceso en dos pasos está activado',
  'security.twoStepOff': 'El acceso en dos pasos está desactivado',
  'security.authenticator': 'Aplicación de autenticación',
  'security.scan': 'Escanee esto con su aplicación de autenticación.',
  'security.qr': 'Código QR para la aplicación de autenticación',
  'security.secretNote': 'O introduzca esta clave en la aplicación:',
  'security.appCode': 'Código de la aplicación',

  'security.passkey': 'Llave de acceso',
  'security.passkeys': 'Llaves de acceso',
  'security.passkeyNote': 'Entre con huella, rostro o bloqueo de pantalla en lugar de contraseña.',
  'security.passkeyAdd': 'Añadir llave de acceso',
  'security.passkeyName': 'Nombre',
  'security.passkeyNameNote': 'Para reconocerla, por ejemplo «Mi teléfono»',
  'security.passkeyAdded': 'Llave de acceso añadida',
  'security.passkeyRemove': 'Quitar llave de acceso',
  'security.passkeyRemoved': 'Llave de acceso quitada',
  'security.passkeyNone': 'Este dispositivo o esta conexión no admite llaves de acceso.',
  'security.added': 'Añadida',

  'security.lock': 'Bloqueo de transferencias',
  'security.lockNote': 'Mientras está activado, no puede salir ninguna transferencia.',
  'security.lockOn': 'Activar el bloqueo de transferencias',
  'security.lockOff': 'Desactivar el bloqueo de transferencias',
  'security.lockIsOn': 'El bloqueo de transferencias está activado',
  'security.lockIsOff': 'El bloqueo de transferencias está desactivado',
  'security.lockOffNote': 'Las transferencias se abren 5 minutos después de desactivarlo.',
  'security.lockWait': 'Las transferencias se abren en {time}.',

  'security.devices': 'Dispositivos y sesiones',
  'security.thisDevice': 'Este dispositivo',
  'security.unknownDevice': 'Dispositivo desconocido',
  'security.actingFor': 'Actúa por usted',
  'security.signOut': 'Cerrar sesión',
  'security.signedOut': 'Sesión cerrada allí',

  'security.oldTitle': 'Su número o correo actual',
  'security.newTitle': 'Nuevo número o correo',
  'security.boundNow': 'Vinculado ahora',
  'security.oldCode': 'Código enviado al actual',
  'security.newCode': 'Código enviado al nuevo',
  'security.newPhone': 'Nuevo número de teléfono',
  'security.newEmail': 'Nuevo correo electrónico',
  'security.contactSaved': 'El nuevo contacto está vinculado',

  'security.loginNow': 'Contraseña de acceso',
  'security.loginNew': 'Nueva contraseña de acceso',
  'security.loginNote': 'Se cierra la sesión en todos los demás dispositivos.',
  'security.payNow': 'Contraseña de pago actual',
  'security.payNew': 'Nueva contraseña de pago',
  'security.originalMissing': 'Escriba la contraseña actual.',
  'security.passwordSaved': 'La nueva contraseña está lista',
  'security.contactSeen': 'Se mostraron completos el teléfono y el correo',
  'security.inspections': 'Accesos del personal',
  'security.noInspections': 'Nadie ha consultado su cuenta.',
} satisfies Like<typeof english>;
