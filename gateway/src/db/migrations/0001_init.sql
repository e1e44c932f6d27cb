-- What each caller may still do in its window; lost in a crash, and nobody minds.
create unlogged table rate_limit (
  -- Such as `api-key 7`, or an address for callers without a credential.
  principal text primary key,
  window_ends timestamptz not null,
  -- Requests that the gateways have taken out of the window, used or not.
  used integer not null,
  -- Of these, what the last one to ask has got.
  granted integer not null,
  -- Set by the request after the last allowed one: until then none is.
  blocked_until timestamptz
);

create index rate_limit_window_ends on rate_limit (window_ends);
