-- What a member asks others to pay. Whoever knows its name may open it; one transfer pays it, and while that is held, so is the request.
create table wallet_payment_request (
  id          bigint generated always as identity primary key,
  name        text        not null unique,
  number      text        not null unique,
  payee       bigint      not null references identity_credential (member_no) on delete cascade,
  coin        text        not null check (coin in ('mey', 'usdt')),
  amount      bigint      not null check (amount > 0),
  remark      text        check (length(remark) between 1 and 140),
  state       text        not null check (state in ('open', 'held', 'paid', 'expired', 'canceled')),
  transfer_id bigint      unique references wallet_transfer (id),
  made_at     timestamptz not null,
  expires_at  timestamptz not null check (expires_at > made_at),
  ended_at    timestamptz,
  check ((transfer_id is not null) = (state in ('held', 'paid'))),
  check ((ended_at is null) = (state in ('open', 'held')))
);
create index wallet_payment_request_payee on wallet_payment_request (payee, id);
create index wallet_payment_request_due on wallet_payment_request (expires_at) where state = 'open';
create index wallet_payment_request_unpaid on wallet_payment_request (ended_at) where state in ('expired', 'canceled');

-- What has become of a request, step by step; never changed.
create table wallet_payment_request_event (
  id          bigint generated always as identity primary key,
  request_id  bigint      not null references wallet_payment_request (id) on delete cascade,
  event       text        not null check (event in ('make', 'pay', 'hold', 'credit', 'release', 'lapse', 'cancel', 'expire')),
  state       text        not null,
  transfer_id bigint      references wallet_transfer (id),
  at          timestamptz not null
);
create index wallet_payment_request_event_request on wallet_payment_request_event (request_id, id);
