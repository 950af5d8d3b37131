// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// A dollar token for tests, of the older shape: `transfer` answers nothing at all, which whoever expects an answer takes for a failure.
/// Anybody may mint: it is worth nothing.
contract TestTether {
    string public constant name = "Test Tether";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}
