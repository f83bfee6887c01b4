-- A fingerprint of 64 bits by which a picture is known again when it was written anew, brightened or cut. Rows from before
-- have none: they are known by their hash alone, as until now.
alter table otc_picture add column fingerprint bit(64);
alter table wallet_recharge add column fingerprint bit(64);
-- By these the sweep of files finds which of them a row names.
create index wallet_recharge_voucher on wallet_recharge (voucher);
create index members_member_avatar on members_member (avatar) where avatar <> '';
