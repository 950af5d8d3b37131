// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// A dollar token for tests, of the shape that well-behaved ones have: `transfer` answers true, and its issuer can bar an address
/// from sending and receiving. Anybody may mint: it is worth nothing.
contract TestUsdCoin {
    string public constant name = "Test USD Coin";
    string public constant symbol = "USDC";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBarred;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Barred(address account);
    error TooLittle(uint256 has, uint256 needs);

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function setBarred(address account, bool barred) external {
        isBarred[account] = barred;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    /// Two transfers in one transaction, as a payer of many would make them.
    function transferTwice(address to, uint256 first, uint256 second) external {
        move(msg.sender, to, first);
        move(msg.sender, to, second);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert TooLittle(allowed, value);
        allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        if (isBarred[from]) revert Barred(from);
        if (isBarred[to]) revert Barred(to);
        uint256 has = balanceOf[from];
        if (has < value) revert TooLittle(has, value);
        balanceOf[from] = has - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
