import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'บทบาท',
  'operators.role.super': 'ซูเปอร์',
  'operators.role.compliance': 'กำกับการปฏิบัติตามกฎ',
  'operators.role.accountant': 'บัญชี',
  'operators.role.support': 'ฝ่ายช่วยเหลือ',
  'operators.role.appeals': 'อุทธรณ์',
  'operators.role.shop': 'ร้านค้า',
  'operators.role.content': 'เนื้อหา',
  'operators.role.auditor': 'ตรวจสอบ',
  'operators.rules':
    'ซูเปอร์สองคนตัดสินใจร่วมกันเรื่องผู้ดำเนินการใหม่ บทบาท การระงับซูเปอร์ และการสิ้นสุดการระงับ ไม่มีใครตัดสินใจเรื่องของตนเอง ต้องมีซูเปอร์ที่เข้าสู่ระบบได้สองคนเสมอ หากมีเพียงสองคน ให้แต่งตั้งคนที่สามก่อนที่คนใดคนหนึ่งจะได้รับบทบาทเพิ่ม เสียบทบาท หรือถูกระงับ',
  'operators.new': 'ผู้ดำเนินการใหม่',
  'operators.newNote': 'เมื่อซูเปอร์อีกคนอนุมัติ ระบบจะส่งลิงก์ตั้งค่าที่ใช้ได้ครั้งเดียวภายในหนึ่งชั่วโมงไปยังที่อยู่นี้',
  'operators.role': 'บทบาท',
  'operators.giveRole': 'ให้บทบาท',
  'operators.takeRole': 'ถอนบทบาท',
  'operators.auditorAlone': 'ผู้ตรวจสอบไม่มีบทบาทอื่น',
  'operators.suspend': 'ระงับ',
  'operators.suspendReason': 'เหตุผลที่ระงับผู้ดำเนินการ เซสชันจะสิ้นสุดทันที',
  'operators.proposeSuspension': 'เสนอให้ระงับ',
  'operators.resume': 'เสนอให้สิ้นสุดการระงับ',
  'operators.suspended': 'ถูกระงับ',
  'operators.canSignIn': 'เข้าสู่ระบบได้',
  'operators.signIn': 'การเข้าสู่ระบบ',
  'console.proposalKind.operatorNew': 'ผู้ดำเนินการใหม่',
  'console.proposalKind.roleGiven': 'ให้บทบาท',
  'console.proposalKind.roleTaken': 'ถอนบทบาท',
  'console.proposalKind.operatorSuspended': 'ระงับซูเปอร์',
  'console.proposalKind.operatorResumed': 'สิ้นสุดการระงับ',
} satisfies Like<typeof english>;
