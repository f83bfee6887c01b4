-- Operators send a test to a target of alarms, by the queue by which alarms are sent.
alter table platform_alarm_delivery drop constraint platform_alarm_delivery_what_check;
alter table platform_alarm_delivery add constraint platform_alarm_delivery_what_check
  check (what in ('raised', 'over', 'test'));
alter table platform_alarm_delivery add constraint platform_alarm_delivery_test check ((what = 'test') = (alarm = 'test'));
