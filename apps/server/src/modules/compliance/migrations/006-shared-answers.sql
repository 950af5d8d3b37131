-- Whoever sends coins to many payments is asked about once in a while, not for each.
CREATE INDEX compliance_address_screening_of_wallet ON compliance_address_screening (wallet, asset, at) WHERE moment = 'deposit' AND answer <> 'unknown';
