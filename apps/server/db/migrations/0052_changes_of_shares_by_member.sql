-- What a member held on an earlier day is computed from the fills since then, so they are found by buyer and by seller.
create index stock_fill_buyer on stock_fill (buyer, at) where buyer is not null;
create index stock_fill_seller on stock_fill (seller, at) where seller is not null;
