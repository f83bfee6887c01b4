-- expand
-- bodies bbc9efdaf90a
-- What a new installation begins with: switches, markets, the plan, where bonuses begin, and the first agreement. Triggers come after
-- it, so that nobody is told of these rows.

insert into platform_switch (name, "on") values ('registration', true), ('activation', true), ('payouts', true);

insert into otc_market
  (coin, network, kind, is_open, band_bp, start_price, min_trade, payment_minutes, release_minutes, settle_hours)
select 'mey', network, 'cash', true, 1000, 1000000, 10000000, 30, 120, 24 from (values ('BEP20'), ('TRC20')) n (network);

insert into members_plan (version, plan, state, effective_day, proposed_by, proposed_at, decided_at) values
  (1, '{"levels":[{"amount":"100000000","outBp":20000,"referralBp":600,"collisionBp":600,"dailyCap":"10000000","seePointDepth":5,"generations":0},{"amount":"500000000","outBp":22000,"referralBp":800,"collisionBp":700,"dailyCap":"50000000","seePointDepth":8,"generations":1},{"amount":"1000000000","outBp":25000,"referralBp":1000,"collisionBp":800,"dailyCap":"100000000","seePointDepth":10,"generations":2},{"amount":"3000000000","outBp":28000,"referralBp":1200,"collisionBp":1000,"dailyCap":"300000000","seePointDepth":14,"generations":3},{"amount":"5000000000","outBp":30000,"referralBp":1500,"collisionBp":1200,"dailyCap":"500000000","seePointDepth":17,"generations":4},{"amount":"10000000000","outBp":30000,"referralBp":1500,"collisionBp":1200,"dailyCap":"1000000000","seePointDepth":20,"generations":5}],"feeBp":1000,"coolingOffDays":7,"poolBp":{"referral":1500,"seePoint":600,"collision":1200,"leadership":300,"merit":200,"lifetime":200},"seePointBp":30,"leadershipBp":[1000,800,600,400,200],"lifetime":[{"threshold":"1000000000","award":"10000000"},{"threshold":"10000000000","award":"100000000"},{"threshold":"100000000000","award":"1000000000"}],"meritWeights":[30,20,14,10,8,6,4,3,3,2],"ftbBp":3000,"yieldCapBp":20,"yieldFeeBp":5000,"saleFeeBp":100,"issueCap":"10000000000","buybackBp":1000,"buybackAfterDays":3,"splitPrice":"2000000","transferFeeBp":0,"coinTransferFeeBp":10,"exchangeFeeBp":20,"tradeFeeBp":50,"conversionBp":{"bdb":10000,"ftb":10000}}',
   'announced', 0, 'shipped', 'epoch', 'epoch');

insert into stock_credit (first, upto) values (1, 1);

-- The first agreement, in ten languages.
with agreement as (
  insert into content_entry (kind, state, made_by, made_at, published_at, told_at, agreement_version)
  select 'agreement', 'published', 'Greenhall', at, at, at, 1 from (values (timestamptz '2026-01-01 00:00:00+00')) moment (at)
  returning id
)
insert into content_text (entry_id, language, version, title, body, saved_by, saved_at)
select agreement.id, written.language, 1, written.title, written.body::jsonb, 'Greenhall', timestamptz '2026-01-01 00:00:00+00'
  from agreement,
       (values
('zh-Hans', '注册协议', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"这是什么"}]},
{"type":"paragraph","spans":[{"text":"Greenhall 是会员的社群：会员在共同资金池中持有股份，在钱包中保管多种币，并相互交易。它不是银行，这里的任何内容都不是存款。"}]},
{"type":"heading","level":2,"spans":[{"text":"您支付什么"}]},
{"type":"paragraph","spans":[{"text":"等级价格由两部分组成，付款前即会显示：用于购买您股份的本金，以及手续费。您持有的币和股份始终属于您。"}]},
{"type":"heading","level":2,"spans":[{"text":"7天考虑期"}]},
{"type":"paragraph","spans":[{"text":"付款后7天内，付款人可以取消并收回全部款项，包括手续费。此期间不购买股份，也不产生奖金。"}]},
{"type":"heading","level":2,"spans":[{"text":"奖金从何而来"}]},
{"type":"paragraph","spans":[{"text":"奖金只来自会员实际支付的手续费，绝不动用任何人的本金。奖金池不足时，该池的所有奖金按同一比例减少。不承诺任何奖金。"}]},
{"type":"heading","level":2,"spans":[{"text":"币与提现"}]},
{"type":"paragraph","spans":[{"text":"币由托管资产支持，相关数据公开。提现、转账和兑换有限额、手续费和等待时间，确认前均会显示。"}]},
{"type":"heading","level":2,"spans":[{"text":"您的密码"}]},
{"type":"paragraph","spans":[{"text":"请妥善保管两个密码，Greenhall 的任何人都不会向您索要。修改安全信息后，24小时内暂停转出。"}]},
{"type":"heading","level":2,"spans":[{"text":"公平行为"}]},
{"type":"paragraph","spans":[{"text":"每个人以真实信息为自己行事。不得向他人承诺收益，也不得强迫他人加入。欺诈将被审查，审查中您有权申辩。"}]},
{"type":"heading","level":2,"spans":[{"text":"您的数据"}]},
{"type":"paragraph","spans":[{"text":"我们只保存运营您账户所需的内容：联系方式、账目和安全记录。您上方的会员可看到您的用户名、等级和位置，绝不会看到联系方式。"}]},
{"type":"heading","level":2,"spans":[{"text":"变更与退出"}]},
{"type":"paragraph","spans":[{"text":"变更在生效前公告，且不适用于过去的付款。您可随时退出；属于您的资产可按现行规则出售或提现。"}]}
]}'),
('zh-Hant', '註冊協議', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"這是什麼"}]},
{"type":"paragraph","spans":[{"text":"Greenhall 是會員的社群：會員在共同資金池中持有股份，在錢包中保管多種幣，並相互交易。它不是銀行，這裡的任何內容都不是存款。"}]},
{"type":"heading","level":2,"spans":[{"text":"您支付什麼"}]},
{"type":"paragraph","spans":[{"text":"等級價格由兩部分組成，付款前即會顯示：用於購買您股份的本金，以及手續費。您持有的幣和股份始終屬於您。"}]},
{"type":"heading","level":2,"spans":[{"text":"7天考慮期"}]},
{"type":"paragraph","spans":[{"text":"付款後7天內，付款人可以取消並收回全部款項，包括手續費。此期間不購買股份，也不產生獎金。"}]},
{"type":"heading","level":2,"spans":[{"text":"獎金從何而來"}]},
{"type":"paragraph","spans":[{"text":"獎金只來自會員實際支付的手續費，絕不動用任何人的本金。獎金池不足時，該池的所有獎金按同一比例減少。不承諾任何獎金。"}]},
{"type":"heading","level":2,"spans":[{"text":"幣與提領"}]},
{"type":"paragraph","spans":[{"text":"幣由託管資產支持，相關數據公開。提領、轉帳和兌換有限額、手續費和等待時間，確認前均會顯示。"}]},
{"type":"heading","level":2,"spans":[{"text":"您的密碼"}]},
{"type":"paragraph","spans":[{"text":"請妥善保管兩個密碼，Greenhall 的任何人都不會向您索取。修改安全資料後，24小時內暫停轉出。"}]},
{"type":"heading","level":2,"spans":[{"text":"公平行為"}]},
{"type":"paragraph","spans":[{"text":"每個人以真實資料為自己行事。不得向他人承諾收益，也不得強迫他人加入。詐欺將受審查，審查中您有權申辯。"}]},
{"type":"heading","level":2,"spans":[{"text":"您的資料"}]},
{"type":"paragraph","spans":[{"text":"我們只保存營運您帳戶所需的內容：聯絡方式、帳目和安全紀錄。您上方的會員可看到您的使用者名稱、等級和位置，絕不會看到聯絡方式。"}]},
{"type":"heading","level":2,"spans":[{"text":"變更與退出"}]},
{"type":"paragraph","spans":[{"text":"變更在生效前公告，且不適用於過去的付款。您可隨時退出；屬於您的資產可依現行規則出售或提領。"}]}
]}'),
('en', 'Registration agreement', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"What this is"}]},
{"type":"paragraph","spans":[{"text":"Greenhall is a club of members who hold shares in a common pool, keep coins in a wallet and trade with each other. It is not a bank, and nothing here is a deposit."}]},
{"type":"heading","level":2,"spans":[{"text":"What you pay"}]},
{"type":"paragraph","spans":[{"text":"The price of a level has two parts, shown before you pay: the principal, which buys your shares, and the fee. What you hold in coins and shares stays yours."}]},
{"type":"heading","level":2,"spans":[{"text":"7 days to reconsider"}]},
{"type":"paragraph","spans":[{"text":"For 7 days after a payment, whoever paid can cancel it and gets all of it back, fee included. During that time no shares are bought and no bonus arises."}]},
{"type":"heading","level":2,"spans":[{"text":"Where bonuses come from"}]},
{"type":"paragraph","spans":[{"text":"Bonuses are paid only from fees that members have actually paid, never from anybody’s principal. If a pool does not suffice, every bonus from it is cut in the same proportion. No bonus is promised."}]},
{"type":"heading","level":2,"spans":[{"text":"Coins and withdrawals"}]},
{"type":"paragraph","spans":[{"text":"Coins are backed by assets in custody, and the figures are public. Withdrawals, transfers and exchanges have limits, fees and waiting times, which you see before you confirm."}]},
{"type":"heading","level":2,"spans":[{"text":"Your passwords"}]},
{"type":"paragraph","spans":[{"text":"Keep both passwords to yourself; nobody from Greenhall will ask for them. After a change of security details, payments out rest for 24 hours."}]},
{"type":"heading","level":2,"spans":[{"text":"Fair conduct"}]},
{"type":"paragraph","spans":[{"text":"One person acts for themselves, with true details. Do not promise others a return and do not press anybody to join. Fraud leads to a review, in which you are heard."}]},
{"type":"heading","level":2,"spans":[{"text":"Your data"}]},
{"type":"paragraph","spans":[{"text":"We keep what running your account requires: contact details, bookings and security records. Members above you see your username, level and place, never your contact details."}]},
{"type":"heading","level":2,"spans":[{"text":"Changes and leaving"}]},
{"type":"paragraph","spans":[{"text":"Changes are announced before they take effect and never apply to past payments. You may leave at any time; what is yours can be sold or withdrawn under the rules in force."}]}
]}'),
('kor', '가입 약관', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"서비스의 성격"}]},
{"type":"paragraph","spans":[{"text":"Greenhall은 회원이 공동 풀의 지분을 보유하고, 지갑에 코인을 보관하며, 서로 거래하는 모임입니다. 은행이 아니며 이곳의 어떤 것도 예금이 아닙니다."}]},
{"type":"heading","level":2,"spans":[{"text":"결제하는 금액"}]},
{"type":"paragraph","spans":[{"text":"레벨 가격은 지분을 사는 원금과 수수료로 나뉘며 결제 전에 표시됩니다. 보유한 코인과 지분은 언제나 회원의 것입니다."}]},
{"type":"heading","level":2,"spans":[{"text":"7일의 숙려 기간"}]},
{"type":"paragraph","spans":[{"text":"결제 후 7일 동안 결제한 사람은 취소하고 수수료를 포함한 전액을 돌려받을 수 있습니다. 이 기간에는 지분을 사지 않고 보너스도 생기지 않습니다."}]},
{"type":"heading","level":2,"spans":[{"text":"보너스의 출처"}]},
{"type":"paragraph","spans":[{"text":"보너스는 회원이 실제로 낸 수수료에서만 지급되며 누구의 원금에서도 지급되지 않습니다. 풀이 부족하면 그 풀의 모든 보너스가 같은 비율로 줄어듭니다. 어떤 보너스도 약속하지 않습니다."}]},
{"type":"heading","level":2,"spans":[{"text":"코인과 출금"}]},
{"type":"paragraph","spans":[{"text":"코인은 수탁 자산으로 뒷받침되며 수치는 공개됩니다. 출금, 이체, 교환에는 한도, 수수료, 대기 시간이 있으며 확인 전에 표시됩니다."}]},
{"type":"heading","level":2,"spans":[{"text":"비밀번호"}]},
{"type":"paragraph","spans":[{"text":"두 비밀번호를 남에게 알리지 마세요. Greenhall의 누구도 묻지 않습니다. 보안 정보를 변경하면 24시간 동안 외부 지급이 중지됩니다."}]},
{"type":"heading","level":2,"spans":[{"text":"공정한 행동"}]},
{"type":"paragraph","spans":[{"text":"누구나 사실대로 자신을 위해 행동합니다. 다른 사람에게 수익을 약속하거나 가입을 강요하지 마세요. 부정행위는 심사하며, 그때 회원의 말을 듣습니다."}]},
{"type":"heading","level":2,"spans":[{"text":"회원의 데이터"}]},
{"type":"paragraph","spans":[{"text":"계정 운영에 필요한 연락처, 거래 내역, 보안 기록을 보관합니다. 위에 있는 회원은 사용자 이름, 레벨, 자리를 볼 수 있지만 연락처는 볼 수 없습니다."}]},
{"type":"heading","level":2,"spans":[{"text":"변경과 탈퇴"}]},
{"type":"paragraph","spans":[{"text":"변경 사항은 시행 전에 알리며 지난 결제에는 적용되지 않습니다. 언제든 떠날 수 있으며, 회원의 자산은 시행 중인 규칙에 따라 팔거나 출금할 수 있습니다."}]}
]}'),
('jp', '登録規約', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"このサービスについて"}]},
{"type":"paragraph","spans":[{"text":"Greenhallは、共同のプールの持分を持ち、ウォレットでコインを保管し、互いに取引する会員の集まりです。銀行ではなく、預金に当たるものはありません。"}]},
{"type":"heading","level":2,"spans":[{"text":"お支払いについて"}]},
{"type":"paragraph","spans":[{"text":"レベルの価格は、持分を買う元本と手数料から成り、支払い前に表示されます。保有するコインと持分は、常にあなたのものです。"}]},
{"type":"heading","level":2,"spans":[{"text":"7日間の考慮期間"}]},
{"type":"paragraph","spans":[{"text":"支払い後7日間は、支払った人が取り消して、手数料を含む全額を取り戻せます。この間、持分は買われず、ボーナスも発生しません。"}]},
{"type":"heading","level":2,"spans":[{"text":"ボーナスの原資"}]},
{"type":"paragraph","spans":[{"text":"ボーナスは会員が実際に払った手数料だけから支払われ、誰の元本も使いません。プールが足りないときは、そのプールのボーナスが同じ割合で減ります。ボーナスの約束はありません。"}]},
{"type":"heading","level":2,"spans":[{"text":"コインと出金"}]},
{"type":"paragraph","spans":[{"text":"コインは保管資産で裏付けられ、数値は公開されています。出金・送金・交換には限度、手数料、待ち時間があり、確認前に表示されます。"}]},
{"type":"heading","level":2,"spans":[{"text":"パスワード"}]},
{"type":"paragraph","spans":[{"text":"二つのパスワードは誰にも教えないでください。Greenhallの者が尋ねることはありません。セキュリティ情報の変更後24時間は、外への支払いが止まります。"}]},
{"type":"heading","level":2,"spans":[{"text":"公正な行動"}]},
{"type":"paragraph","spans":[{"text":"誰もが真実の情報で、自分のために行動します。他人に利益を約束したり、加入を迫ったりしないでください。不正は審査され、その際はあなたの言い分を聞きます。"}]},
{"type":"heading","level":2,"spans":[{"text":"あなたのデータ"}]},
{"type":"paragraph","spans":[{"text":"アカウントの運営に必要な連絡先、記帳、セキュリティ記録を保管します。上の会員に見えるのはユーザー名、レベル、位置で、連絡先は見えません。"}]},
{"type":"heading","level":2,"spans":[{"text":"変更と退会"}]},
{"type":"paragraph","spans":[{"text":"変更は実施前に知らせ、過去の支払いには及びません。いつでもやめられます。あなたのものは、その時の規則に従って売却または出金できます。"}]}
]}'),
('de', 'Registrierungs­vereinbarung', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"Was dies ist"}]},
{"type":"paragraph","spans":[{"text":"Greenhall ist ein Kreis von Mitgliedern, die Anteile an einem gemeinsamen Pool halten, Coins in einer Wallet führen und miteinander handeln. Es ist keine Bank, und nichts hier ist eine Einlage bei einer Bank."}]},
{"type":"heading","level":2,"spans":[{"text":"Was Sie bezahlen"}]},
{"type":"paragraph","spans":[{"text":"Der Preis einer Stufe hat zwei Teile, die Sie vor dem Bezahlen sehen: die Einlage, die Ihre Anteile kauft, und die Gebühr. Was Sie an Coins und Anteilen halten, bleibt Ihres."}]},
{"type":"heading","level":2,"spans":[{"text":"7 Tage Bedenkzeit"}]},
{"type":"paragraph","spans":[{"text":"7 Tage lang kann, wer gezahlt hat, die Zahlung rückgängig machen und erhält alles zurück, auch die Gebühr. In dieser Zeit werden keine Anteile gekauft und es entsteht kein Bonus."}]},
{"type":"heading","level":2,"spans":[{"text":"Woher Boni kommen"}]},
{"type":"paragraph","spans":[{"text":"Boni werden nur aus Gebühren gezahlt, die Mitglieder tatsächlich entrichtet haben, nie aus der Einlage von irgendjemandem. Reicht ein Topf nicht, wird jeder Bonus daraus im selben Verhältnis gekürzt. Kein Bonus ist versprochen."}]},
{"type":"heading","level":2,"spans":[{"text":"Coins und Auszahlungen"}]},
{"type":"paragraph","spans":[{"text":"Coins sind durch verwahrte Werte gedeckt, und die Zahlen sind öffentlich. Auszahlungen, Überweisungen und Tausch haben Grenzen, Gebühren und Wartezeiten, die Sie vor dem Bestätigen sehen."}]},
{"type":"heading","level":2,"spans":[{"text":"Ihre Passwörter"}]},
{"type":"paragraph","spans":[{"text":"Behalten Sie beide Passwörter für sich; niemand von Greenhall fragt danach. Nach einer Änderung von Sicherheitsdaten ruhen ausgehende Zahlungen 24 Stunden."}]},
{"type":"heading","level":2,"spans":[{"text":"Fairer Umgang"}]},
{"type":"paragraph","spans":[{"text":"Jede Person handelt für sich und mit wahren Angaben. Versprechen Sie anderen keinen Ertrag und drängen Sie niemanden zum Beitritt. Betrug führt zu einer Prüfung, in der Sie gehört werden."}]},
{"type":"heading","level":2,"spans":[{"text":"Ihre Daten"}]},
{"type":"paragraph","spans":[{"text":"Wir bewahren auf, was die Führung Ihres Kontos verlangt: Kontaktdaten, Buchungen und Sicherheitsprotokolle. Mitglieder über Ihnen sehen Benutzername, Stufe und Platz, nie Ihre Kontaktdaten."}]},
{"type":"heading","level":2,"spans":[{"text":"Änderungen und Austritt"}]},
{"type":"paragraph","spans":[{"text":"Änderungen werden angekündigt, bevor sie gelten, und betreffen nie frühere Zahlungen. Sie können jederzeit gehen; was Ihnen gehört, kann nach den geltenden Regeln verkauft oder ausgezahlt werden."}]}
]}'),
('spa', 'Acuerdo de registro', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"Qué es esto"}]},
{"type":"paragraph","spans":[{"text":"Greenhall es un círculo de miembros que tienen participaciones en un fondo común, guardan monedas en un monedero y negocian entre sí. No es un banco y nada de esto es un depósito."}]},
{"type":"heading","level":2,"spans":[{"text":"Lo que usted paga"}]},
{"type":"paragraph","spans":[{"text":"El precio de un nivel tiene dos partes, visibles antes de pagar: el principal, que compra sus participaciones, y la comisión. Las monedas y participaciones que tiene siguen siendo suyas."}]},
{"type":"heading","level":2,"spans":[{"text":"7 días para reconsiderar"}]},
{"type":"paragraph","spans":[{"text":"Durante 7 días tras un pago, quien pagó puede cancelarlo y lo recupera todo, comisión incluida. En ese tiempo no se compran participaciones ni nace ninguna bonificación."}]},
{"type":"heading","level":2,"spans":[{"text":"De dónde salen las bonificaciones"}]},
{"type":"paragraph","spans":[{"text":"Las bonificaciones se pagan solo con comisiones que los miembros han pagado de verdad, nunca con el principal de nadie. Si un fondo no alcanza, todas sus bonificaciones se reducen en la misma proporción. No se promete ninguna."}]},
{"type":"heading","level":2,"spans":[{"text":"Monedas y retiros"}]},
{"type":"paragraph","spans":[{"text":"Las monedas están respaldadas por activos en custodia y las cifras son públicas. Retiros, transferencias y cambios tienen límites, comisiones y esperas que se ven antes de confirmar."}]},
{"type":"heading","level":2,"spans":[{"text":"Sus contraseñas"}]},
{"type":"paragraph","spans":[{"text":"Guarde para sí ambas contraseñas; nadie de Greenhall se las pedirá. Tras cambiar datos de seguridad, los pagos salientes se detienen 24 horas."}]},
{"type":"heading","level":2,"spans":[{"text":"Conducta leal"}]},
{"type":"paragraph","spans":[{"text":"Cada persona actúa por sí misma y con datos verdaderos. No prometa rendimientos a otros ni presione a nadie para que se una. El fraude lleva a una revisión en la que será escuchado."}]},
{"type":"heading","level":2,"spans":[{"text":"Sus datos"}]},
{"type":"paragraph","spans":[{"text":"Guardamos lo que exige llevar su cuenta: datos de contacto, asientos y registros de seguridad. Los miembros por encima de usted ven su nombre de usuario, nivel y lugar, nunca sus datos de contacto."}]},
{"type":"heading","level":2,"spans":[{"text":"Cambios y baja"}]},
{"type":"paragraph","spans":[{"text":"Los cambios se anuncian antes de aplicarse y nunca afectan a pagos pasados. Puede irse cuando quiera; lo suyo puede venderse o retirarse según las reglas vigentes."}]}
]}'),
('fra', 'Contrat d’inscription', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"De quoi il s’agit"}]},
{"type":"paragraph","spans":[{"text":"Greenhall est un cercle de membres qui détiennent des parts d’un fonds commun, gardent des pièces dans un portefeuille et échangent entre eux. Ce n’est pas une banque, et rien ici n’est un dépôt."}]},
{"type":"heading","level":2,"spans":[{"text":"Ce que vous payez"}]},
{"type":"paragraph","spans":[{"text":"Le prix d’un niveau a deux parties, affichées avant le paiement : le principal, qui achète vos parts, et les frais. Les pièces et les parts que vous détenez restent à vous."}]},
{"type":"heading","level":2,"spans":[{"text":"7 jours pour réfléchir"}]},
{"type":"paragraph","spans":[{"text":"Pendant 7 jours après un paiement, celui qui a payé peut l’annuler et récupère tout, frais compris. Pendant ce temps, aucune part n’est achetée et aucun bonus ne naît."}]},
{"type":"heading","level":2,"spans":[{"text":"D’où viennent les bonus"}]},
{"type":"paragraph","spans":[{"text":"Les bonus sont payés uniquement par les frais réellement versés par les membres, jamais par le principal de quiconque. Si un fonds ne suffit pas, tous ses bonus sont réduits dans la même proportion. Aucun bonus n’est promis."}]},
{"type":"heading","level":2,"spans":[{"text":"Pièces et retraits"}]},
{"type":"paragraph","spans":[{"text":"Les pièces sont couvertes par des actifs conservés, et les chiffres sont publics. Retraits, transferts et échanges ont des limites, des frais et des délais que vous voyez avant de confirmer."}]},
{"type":"heading","level":2,"spans":[{"text":"Vos mots de passe"}]},
{"type":"paragraph","spans":[{"text":"Gardez vos deux mots de passe pour vous ; personne chez Greenhall ne vous les demandera. Après un changement de sécurité, les paiements sortants sont suspendus 24 heures."}]},
{"type":"heading","level":2,"spans":[{"text":"Conduite loyale"}]},
{"type":"paragraph","spans":[{"text":"Chacun agit pour soi, avec des indications vraies. Ne promettez aucun rendement et ne pressez personne d’entrer. Une fraude entraîne un examen, au cours duquel vous êtes entendu."}]},
{"type":"heading","level":2,"spans":[{"text":"Vos données"}]},
{"type":"paragraph","spans":[{"text":"Nous gardons ce qu’exige la tenue de votre compte : coordonnées, écritures et journaux de sécurité. Les membres au-dessus de vous voient votre nom d’utilisateur, votre niveau et votre place, jamais vos coordonnées."}]},
{"type":"heading","level":2,"spans":[{"text":"Changements et départ"}]},
{"type":"paragraph","spans":[{"text":"Les changements sont annoncés avant de s’appliquer et ne touchent jamais les paiements passés. Vous pouvez partir à tout moment ; ce qui est à vous peut être vendu ou retiré selon les règles en vigueur."}]}
]}'),
('pt', 'Acordo de cadastro', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"O que é isto"}]},
{"type":"paragraph","spans":[{"text":"Greenhall é um círculo de membros que têm cotas de um fundo comum, guardam moedas em uma carteira e negociam entre si. Não é um banco, e nada aqui é um depósito."}]},
{"type":"heading","level":2,"spans":[{"text":"O que você paga"}]},
{"type":"paragraph","spans":[{"text":"O preço de um nível tem duas partes, mostradas antes do pagamento: o principal, que compra suas cotas, e a taxa. As moedas e cotas que você tem continuam suas."}]},
{"type":"heading","level":2,"spans":[{"text":"7 dias para reconsiderar"}]},
{"type":"paragraph","spans":[{"text":"Por 7 dias após um pagamento, quem pagou pode cancelá-lo e recebe tudo de volta, inclusive a taxa. Nesse tempo nenhuma cota é comprada e nenhum bônus surge."}]},
{"type":"heading","level":2,"spans":[{"text":"De onde vêm os bônus"}]},
{"type":"paragraph","spans":[{"text":"Os bônus são pagos somente com taxas que os membros de fato pagaram, nunca com o principal de alguém. Se um fundo não bastar, todos os seus bônus são reduzidos na mesma proporção. Nenhum bônus é prometido."}]},
{"type":"heading","level":2,"spans":[{"text":"Moedas e saques"}]},
{"type":"paragraph","spans":[{"text":"As moedas são lastreadas por ativos em custódia, e os números são públicos. Saques, transferências e trocas têm limites, taxas e esperas, que você vê antes de confirmar."}]},
{"type":"heading","level":2,"spans":[{"text":"Suas senhas"}]},
{"type":"paragraph","spans":[{"text":"Guarde as duas senhas só para você; ninguém da Greenhall vai pedi-las. Após mudar dados de segurança, os pagamentos de saída ficam suspensos por 24 horas."}]},
{"type":"heading","level":2,"spans":[{"text":"Conduta justa"}]},
{"type":"paragraph","spans":[{"text":"Cada pessoa age por si e com dados verdadeiros. Não prometa rendimento a outros nem pressione ninguém a entrar. Fraude leva a uma análise, na qual você é ouvido."}]},
{"type":"heading","level":2,"spans":[{"text":"Seus dados"}]},
{"type":"paragraph","spans":[{"text":"Guardamos o que a manutenção da sua conta exige: dados de contato, lançamentos e registros de segurança. Membros acima de você veem nome de usuário, nível e lugar, nunca seus dados de contato."}]},
{"type":"heading","level":2,"spans":[{"text":"Mudanças e saída"}]},
{"type":"paragraph","spans":[{"text":"Mudanças são anunciadas antes de valer e nunca atingem pagamentos passados. Você pode sair quando quiser; o que é seu pode ser vendido ou sacado pelas regras em vigor."}]}
]}'),
('th', 'ข้อตกลงการลงทะเบียน', '{"blocks":[
{"type":"heading","level":2,"spans":[{"text":"นี่คืออะไร"}]},
{"type":"paragraph","spans":[{"text":"Greenhall คือกลุ่มสมาชิกที่ถือหุ้นในกองกลางร่วมกัน เก็บเหรียญในกระเป๋าเงิน และซื้อขายระหว่างกัน ไม่ใช่ธนาคาร และไม่มีสิ่งใดที่นี่เป็นเงินฝาก"}]},
{"type":"heading","level":2,"spans":[{"text":"สิ่งที่คุณจ่าย"}]},
{"type":"paragraph","spans":[{"text":"ราคาของระดับมีสองส่วน ซึ่งแสดงก่อนคุณจ่าย คือเงินต้นที่ใช้ซื้อหุ้นของคุณ และค่าธรรมเนียม เหรียญและหุ้นที่คุณถืออยู่เป็นของคุณเสมอ"}]},
{"type":"heading","level":2,"spans":[{"text":"7 วันให้ทบทวน"}]},
{"type":"paragraph","spans":[{"text":"ภายใน 7 วันหลังจ่าย ผู้จ่ายยกเลิกได้และได้รับคืนทั้งหมดรวมค่าธรรมเนียม ระหว่างนั้นจะไม่มีการซื้อหุ้นและไม่เกิดโบนัส"}]},
{"type":"heading","level":2,"spans":[{"text":"โบนัสมาจากไหน"}]},
{"type":"paragraph","spans":[{"text":"โบนัสจ่ายจากค่าธรรมเนียมที่สมาชิกจ่ายจริงเท่านั้น ไม่มาจากเงินต้นของใคร หากกองใดไม่พอ โบนัสทุกรายการจากกองนั้นจะลดลงในสัดส่วนเดียวกัน ไม่มีการรับประกันโบนัส"}]},
{"type":"heading","level":2,"spans":[{"text":"เหรียญและการถอน"}]},
{"type":"paragraph","spans":[{"text":"เหรียญมีสินทรัพย์ที่เก็บรักษาไว้หนุนหลัง และตัวเลขเปิดเผยต่อสาธารณะ การถอน การโอน และการแลกเปลี่ยนมีวงเงิน ค่าธรรมเนียม และเวลารอ ซึ่งคุณเห็นก่อนยืนยัน"}]},
{"type":"heading","level":2,"spans":[{"text":"รหัสผ่านของคุณ"}]},
{"type":"paragraph","spans":[{"text":"เก็บรหัสผ่านทั้งสองไว้กับตัว ไม่มีใครจาก Greenhall จะขอรหัสนี้ หลังเปลี่ยนข้อมูลความปลอดภัย การจ่ายออกจะหยุด 24 ชั่วโมง"}]},
{"type":"heading","level":2,"spans":[{"text":"ความประพฤติที่เป็นธรรม"}]},
{"type":"paragraph","spans":[{"text":"แต่ละคนทำเพื่อตนเองด้วยข้อมูลจริง อย่าสัญญาผลตอบแทนแก่ผู้อื่น และอย่ากดดันใครให้เข้าร่วม การฉ้อโกงจะถูกตรวจสอบ โดยคุณมีสิทธิชี้แจง"}]},
{"type":"heading","level":2,"spans":[{"text":"ข้อมูลของคุณ"}]},
{"type":"paragraph","spans":[{"text":"เราเก็บเท่าที่จำเป็นต่อบัญชีของคุณ คือข้อมูลติดต่อ รายการบัญชี และบันทึกความปลอดภัย สมาชิกที่อยู่เหนือคุณเห็นชื่อผู้ใช้ ระดับ และตำแหน่ง แต่ไม่เห็นข้อมูลติดต่อ"}]},
{"type":"heading","level":2,"spans":[{"text":"การเปลี่ยนแปลงและการออก"}]},
{"type":"paragraph","spans":[{"text":"การเปลี่ยนแปลงจะประกาศก่อนมีผล และไม่ใช้กับการจ่ายในอดีต คุณออกได้ทุกเมื่อ สิ่งที่เป็นของคุณขายหรือถอนได้ตามกฎที่ใช้อยู่"}]}
]}')
       ) written (language, title, body);

insert into content_text_version (entry_id, language, version, title, summary, body, saved_by, saved_at)
select entry_id, language, version, title, summary, body, saved_by, saved_at from content_text;
