import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'QR 코드 스캔',
  'scan.starting': '카메라를 여는 중…',
  'scan.aim': '코드를 테두리 안에 맞추세요.',
  'scan.refused':
    '카메라 사용이 허용되지 않았습니다. 브라우저 설정에서 허용하거나, 사진을 고르거나 텍스트를 붙여넣으세요.',
  'scan.missing': '여기서는 카메라를 쓸 수 없습니다. 사진을 고르거나 텍스트를 붙여넣으세요.',
  'scan.picture': '사진 선택',
  'scan.paste': '텍스트 붙여넣기',
  'scan.nothing': '이 사진에서 읽을 수 있는 QR 코드가 없습니다.',
  'scan.fault.noAddress': '이 코드에는 지갑 주소가 없습니다.',
  'scan.fault.otherNetwork': '이 코드는 {network}이(가) 아닌 다른 네트워크용입니다.',
  'scan.fault.otherToken': '이 코드는 여기서 지급되는 토큰이 아닌 다른 토큰을 요청합니다.',
  'scan.fault.otherCall': '이 코드는 주소로 보내는 결제가 아닌 다른 작업을 요청합니다.',
  'scan.fault.notOneReceiver': '이 코드에 받는 주소가 정확히 하나가 아닙니다.',
  'scan.fault.name': '이 코드에는 주소 대신 이름이 들어 있습니다. 주소를 직접 입력해 주세요.',
  'scan.fault.nobody': '이 주소로는 아무도 받을 수 없습니다. 토큰의 주소이거나 보낸 코인이 사라지는 주소입니다.',
  'scan.mine': '내 QR 코드',
  'scan.mineNote': '스캔하면 내 사용자 이름이나 번호만 입력됩니다.',
  'scan.request': '금액 요청',
} satisfies Like<typeof english>;
