-- By which key a session was begun: when the key is removed, it ends. Null: by none, or by one that is gone and whose owner sat there.
ALTER TABLE backoffice_session ADD COLUMN passkey bytea REFERENCES backoffice_passkey ON DELETE SET NULL;
