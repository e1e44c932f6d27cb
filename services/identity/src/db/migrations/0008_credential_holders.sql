-- Who ends takes the credentials along, the revoked ones too, and a credential that is swept away is looked for as the
-- replacement of another: none of that may read the credentials of everybody.
create index credential_holder_idx on credential (user_id, client_id) where user_id is not null;
drop index credential_tokens_idx;
create index credential_of_client_idx on credential (client_id, id) where client_id is not null;
drop index credential_client_idx;
create index credential_replaced_idx on credential (replaced_by) where replaced_by is not null;
