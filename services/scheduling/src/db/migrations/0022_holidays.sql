-- The country whose public holidays a person has off, and the ones on which the person works all the same.
create table holiday_choice (
  organization_id bigint not null,
  user_id bigint not null,
  country_code text not null,
  region_code text,                      -- null: the whole country
  worked text[] not null,                -- ids of holidays
  primary key (organization_id, user_id)
);
create index holiday_choice_user on holiday_choice (user_id);
