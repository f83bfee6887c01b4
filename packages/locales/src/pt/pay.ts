import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'Moeda corrente',
  'coin.bdb': 'Moeda de registro',
  'coin.ftb': 'Moeda de reinvestimento',
  'coin.usdt': 'USDT',

  'pay.password': 'Senha de pagamento',
  'pay.passwordMissing': 'Digite sua senha de pagamento.',
  'pay.locked': 'A senha de pagamento está bloqueada após muitas tentativas. Tente novamente em {minutes} min.',
  'pay.forgot': 'Redefinir a senha de pagamento',

  'pay.voucher': 'Comprovante',
  'pay.voucherHint': 'jpg, até {max} MB',
  'pay.voucherChoose': 'Escolher uma imagem',
  'pay.voucherOther': 'Escolher outra',
  'pay.voucherMissing': 'Adicione uma imagem do comprovante.',
  'pay.voucherRule': 'Escolha uma imagem jpg de no máximo {max} MB.',
  'pay.fromDay': 'De (UTC)',
  'pay.toDay': 'Até (UTC)',
  'pay.dayOrder': 'O primeiro dia não pode ser depois do último.',
  'pay.apply': 'Aplicar',
  'pay.reset': 'Limpar',
  'pay.filtered': 'Filtrado',
  'pay.nothingFound': 'Nada corresponde a este filtro',

  'code.label': 'Código de verificação',
  'code.channel': 'Onde receber o código',
  'code.phone': 'Telefone',
  'code.email': 'E-mail',
  'code.send': 'Enviar código',
  'code.resend': 'Reenviar',
  'code.again': '{seconds} s',
  'code.to': 'Será enviado para {address}',
  'code.sent': 'Enviado para {address}',
  'code.done': 'Enviado. Pode levar um minuto para chegar.',
  'code.missing': 'Digite os 6 dígitos do código.',
  'code.unbound': 'Nenhum telefone ou e-mail vinculado para receber um código.',
  'code.bind': 'Vincular agora',
} satisfies Like<typeof english>;
