-- Whoever reads an id of a session, a code or a refresh token gets in with it: the rows stay good for who holds one, and are of no
-- use to anybody else. Nobody is signed out by it.
update "identity_store" set
	"id" = encode(sha256(convert_to("id", 'UTF8')), 'hex'),
	"payload" = replace(("payload" #- '{session,cookie}')::text, "id", '{id}')::jsonb,
	"user_code" = null;
