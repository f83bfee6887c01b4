-- An operator acknowledges an alarm as often as it had been raised by then: raised once more, it counts again.
create table platform_alarm_acknowledged (
  name text not null,
  day date not null,
  raised integer not null check (raised > 0),
  operator text not null,
  reason text,
  at timestamptz not null,
  primary key (name, day),
  foreign key (name, day) references platform_alarm
);
