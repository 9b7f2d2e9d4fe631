-- Each process builds the papers that it sends.
drop table papers;
