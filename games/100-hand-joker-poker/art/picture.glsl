// A carnival by night: a striped tent, a wheel of lights, and a sky full of lanterns.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide(), land = -0.30;
  sky(k, u, land, hex(0x060a2a), hex(0x1c3a92), hex(0x8a5ac8));
  stars(k, u, 0.9);
  vec2 hub = vec2(max(-w + 0.44, -0.78), 0.24), p = u - hub;
  float r = length(p), a = atan(p.y, p.x) * 8.0 / 3.14159;
  lay(k, hex(0x2a3a7a), fill(min(abs(r - 0.40), abs(r - 0.30)) - 0.008));
  lay(k, hex(0x24326a), fill(max((abs(fract(a) - 0.5) - 0.5 + 0.012 / max(r, 0.05) * 2.6) * r * -0.4 , r - 0.40)) * 0.0);
  float bulb = length(vec2(r - 0.40, (fract(a) - 0.5) * 0.157));
  shine(k, mix(hex(0xffd84a), hex(0xff5a7a), step(0.5, fract(floor(a) * 0.5))), exp(-bulb * bulb * 1500.0) * 1.2 + 0.25 * exp(-bulb * 20.0));
  float spoke = abs(sin(atan(p.y, p.x) * 8.0)) * r;
  lay(k, hex(0x4a64c0), smoothstep(0.05, 0.02, spoke) * step(r, 0.40) * 0.8);
  lay(k, hex(0x24326a), fill(max(abs(abs(p.x) + p.y * 0.5) - 0.014, max(p.y, land - u.y))));
  vec2 q = u - vec2(min(w * 0.34, 0.46), land);
  float roof = max(q.y - 0.80 + abs(q.x) * 1.05 - 0.05 * sin(q.x * 5.0), 0.36 - q.y);
  float wall_ = max(abs(q.x) - 0.42, max(q.y - 0.38, -q.y));
  float stripe = step(0.5, fract(q.x / (0.16 * max(0.2, 1.0 - smoothstep(0.36, 0.85, q.y))) + 0.25));
  vec3 cloth = mix(hex(0xfff2d8), hex(0xd82a48), stripe) * (0.62 + 0.4 * smoothstep(0.4, -0.3, q.x));
  halo(k, u, vec2(q.x * 0.0 + min(w * 0.34, 0.46), land + 0.3), 0.9, hex(0xffb870), 0.35);
  lay(k, cloth * 0.8, fill(wall_));
  lay(k, cloth, fill(roof));
  lay(k, hex(0xffe8a0), fill(max(max(abs(q.x) - 0.10 + 0.04 * q.y, q.y - 0.28), -q.y)));
  lay(k, hex(0xffd04a), fill(abs(q.y - 0.37 - 0.018 * abs(sin(q.x * 22.0))) - 0.012) * step(abs(q.x), 0.44));
  lamps(k, u, vec2(-w, 0.78), vec2(w, 0.70), 0.16, 19.0, 0.017, hex(0xffe07a), hex(0xff6a8a), hex(0x0a1030));
  lay(k, mix(hex(0x101a44), hex(0x0a0e28), -u.y), fill(u.y - land));
  mist(k, u, land, 0.12, hex(0xffc890), 0.34);
  bokeh(k, u, 0.28, 5.0, hex(0xffe07a), hex(0x7ab0ff), 0.13);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x0c0a18), hex(0x5a2a3a), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xffe0a0) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x0a1a5a), hex(0x2450c8), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xffe0a0), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
