-- What must outlive transfers and journal entries that went to the archive. All that is older than an edge leaves together.
CREATE TABLE ledger_carry (
  -- The smallest UUID of the time before which nothing is left.
  before uuid PRIMARY KEY,
  carried_at timestamptz NOT NULL DEFAULT now()
);

-- Of an account, one row for each unbroken run of entries that left: their sums, and for a player's account the balances at
-- both ends of the run and its versions. There is more than one run only where clocks of nodes disagreed at the edge.
CREATE TABLE ledger_carried (
  account bigint NOT NULL,
  before uuid NOT NULL,
  run bigint NOT NULL,
  entries bigint NOT NULL CHECK (entries > 0),
  debits numeric NOT NULL,
  credits numeric NOT NULL,
  change numeric NOT NULL,
  first_version bigint,
  last_version bigint,
  balance_before bigint,
  balance_after bigint,
  PRIMARY KEY (account, before, run),
  CONSTRAINT ledger_carried_adds_up CHECK (balance_after - balance_before = change)
);
CREATE TRIGGER ledger_carried_stays BEFORE UPDATE OR DELETE ON ledger_carried
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_carried_is_not_emptied BEFORE TRUNCATE ON ledger_carried
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The smallest UUID of what is still here.
CREATE FUNCTION ledger_kept_from() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT before FROM ledger_carry ORDER BY before DESC LIMIT 1), '00000000-0000-0000-0000-000000000000')
$$;

-- A player's entries and, in place of those that left, their runs: in order of version and leg one unbroken chain of balances.
CREATE VIEW ledger_chain AS
  SELECT account, version, leg::int AS leg, id, balance_before, balance_after FROM ledger_entry
  WHERE balance_after IS NOT NULL
  UNION ALL
  SELECT account, last_version, 2147483647, NULL, balance_before, balance_after FROM ledger_carried
  WHERE balance_after IS NOT NULL;
