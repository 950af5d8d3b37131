-- Who may be one person is looked for by the day of birth: without this, in all accounts.
CREATE INDEX identity_account_birth_date ON identity_account (birth_date);
