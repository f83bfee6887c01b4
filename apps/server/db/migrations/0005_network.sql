-- The sponsor tree (who invited whom) and the placement tree (binary: parent and zone).

create table network_node (
  member_no  bigint      primary key,
  sponsor    bigint      references network_node (member_no),
  parent     bigint      references network_node (member_no),
  zone       text        check (zone in ('A', 'B')),
  depth      integer     not null,   -- steps below the root of the placement tree; a node never moves
  generation integer     not null,   -- steps below the root of the sponsor tree
  placed_at  timestamptz not null,
  constraint network_node_place unique (parent, zone),
  constraint network_node_root_or_placed check ((parent is null) = (zone is null)),
  constraint network_node_one_origin check ((parent is null) = (sponsor is null)),
  constraint network_node_not_itself check (member_no <> parent and member_no <> sponsor)
);
create index network_node_sponsor on network_node (sponsor, member_no);
-- One root: everybody else has a parent and a sponsor.
create unique index network_node_one_root on network_node ((parent is null)) where parent is null;

-- Members below a node in each zone. Kept by one counter a moment behind, so that joining locks no ancestor.
create table network_count (
  member_no bigint  primary key references network_node (member_no) on delete cascade,
  in_a      integer not null default 0,
  in_b      integer not null default 0
);
create table network_count_change (
  id     bigint   generated always as identity primary key,
  parent bigint   not null,
  zone   text     not null,
  delta  integer  not null
);
create index network_count_change_parent on network_count_change (parent);

-- A subtree that operators marked: transfers across its border are refused.
create table network_protected_team (
  member_no bigint      primary key references network_node (member_no) on delete cascade,
  since     timestamptz not null
);

-- Published: both trees for higher slices.
create view network_place as select member_no, sponsor, parent, zone from network_node;
