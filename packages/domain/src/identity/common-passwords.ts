/** Frequent passwords that would pass the length and character rules, in lower case. */
const LIST = `
password1 password12 password123 passw0rd passw0rd1 p4ssword p4ssw0rd pass123 pass1234 pass12345 pass123456 pa55word pa55w0rd
abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef1 abcdef123 abcdef123456
a12345 a123456 a1234567 a12345678 a123456789 aa123456 aaa123456 aa12345678 aaa111 aaaa1111 a1b2c3 a1b2c3d4 a1b2c3d4e5 a111111
a000000 a11111 as123456 asd123 asd12345 asd123456 asdf123 asdf1234 asdf12345 asdfg123 asdfgh1 asdfghjkl1 asdzxc123
qwe123 qwe1234 qwe12345 qwe123456 qwer123 qwer1234 qwer12345 qwert1 qwert123 qwert12345 qwerty1 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyuiop1 q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qaz123456 qazwsx1 qazwsx12
qazwsx123 qq123456 qq12345 qqq111 qwaszx1 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2
zxc123 zxc123456 zxcv123 zxcv1234 zxcvb123 zxcvbn1 zxcvbnm1 zxcvbnm123 z123456 zz123456 zx123456 zxc12345
123abc 1234abc 12345a 12345abc 123456a 123456aa 123456ab 123456abc 123456q 123456qq 123456z 1234567a 12345678a 123456789a
1234qwer 12345qwert 123qwe 123qweasd 123qweasdzxc 123asd 123asd456 123zxc 12qwaszx 111111a 11111a 112233a 123123a 123123q 1a2b3c
1a2b3c4d 1234abcd 123abc456 12345q 12345qwe 12345678q
admin1 admin12 admin123 admin1234 admin12345 admin123456 administrator1 root123 root1234 root123456 user123 user1234 user12345
user123456 test12 test123 test1234 test12345 test123456 guest123 demo123 demo1234 demo12345 default1 changeme1 letmein1
letmein123 welcome1 welcome12 welcome123 welcome1234 login123 master1 master123 hello1 hello123 hello1234 hello12345
iloveyou1 iloveyou12 iloveyou123 iloveyou2 love123 love1234 love123456 loveme1 lovely1 woaini1 woaini123 woaini520 woaini521
woaini1314 wo123456 li123456 wang123456 zhang123456 liu123456 chen123456 yang123456 5201314a 5201314q 520520a a5201314 w123456
x123456 s123456 l123456 m123456 d123456 c123456 y123456 j123456 k123456 t123456 h123456 g123456 p123456 b123456
dragon1 dragon123 monkey1 monkey123 sunshine1 princess1 princess123 football1 baseball1 superman1 batman123 shadow1 shadow123
michael1 jordan23 charlie1 jessica1 ashley1 daniel1 thomas1 andrew1 killer1 soccer1 hunter1 hunter2 trustno1 starwars1 pokemon1
summer1 summer123 winter1 secret1 secret123 money1 money123 lucky7 lucky8 lucky123 google1 google123 samsung1 samsung123 apple123
computer1 internet1 freedom1 whatever1 nothing1 blink182 ncc1701 bitcoin1 crypto123 usdt1234 wallet1 wallet123 trc20usdt
`;

const COMMON: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));

/** Whether a password is one of the frequent ones, whatever its case (rule: identity#sign-in). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
