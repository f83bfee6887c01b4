alter table wallet_conversion add column remark text check (char_length(remark) <= 140);
