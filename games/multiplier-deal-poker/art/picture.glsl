// A stage with searchlights and a wall of bulbs around a great cross of light: the times that a deal may count.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide();
  lay(k, mix(hex(0x160608), hex(0x6a1c10), smoothstep(1.3, 0.1, length(u - vec2(0.0, 0.2)))), 1.0);
  float fold_ = 0.5 + 0.5 * sin(u.x * 26.0 + 1.2 * sin(u.x * 7.0 + u.y));
  lay(k, mix(hex(0x2a0608), hex(0xb02418), pow(fold_, 1.6)) * (0.6 + 0.4 * u.y), smoothstep(0.42, 0.62, abs(u.x) / max(w, 0.9)));
  for (int i = 0; i < 4; i++) {
    float x = (float(i) - 1.5) * 0.5 * min(w, 1.4);
    beams(k, u, vec2(x, 1.0), vec2(-x * 0.9, -1.4), 0.16, hex(0xffe0a0), 0.8, float(i) * 3.0);
  }
  vec2 p = (u - vec2(0.0, 0.22)) * 1.0;
  halo(k, u, vec2(0.0, 0.22), 0.9, hex(0xff9a30), 0.8);
  vec2 q = vec2(p.x + p.y, p.x - p.y) * 0.7071;
  float cross_ = min(box2(q, vec2(0.40, 0.085)), box2(q, vec2(0.085, 0.40)));
  lay(k, brass(0.8), fill(cross_ - 0.035));
  lay(k, mix(hex(0xff6a1a), hex(0xffd860), smoothstep(0.4, -0.4, p.y + 0.2)), fill(cross_));
  vec2 bulbs = fract(q * 11.0) - 0.5;
  shine(k, hex(0xfff6d0), smoothstep(0.0, -0.03, cross_) * exp(-dot(bulbs, bulbs) * 26.0));
  float ring = abs(length(p) - 0.56);
  float turn_ = atan(p.y, p.x) * 20.0 / 3.14159;
  float bulb = length(vec2(ring, (fract(turn_) - 0.5) * 0.088));
  lay(k, brass(0.5), fill(ring - 0.030));
  shine(k, mix(hex(0xffe8a0), hex(0xff5a80), step(0.5, fract(floor(turn_) * 0.5))), exp(-bulb * bulb * 2600.0) * 1.2);
  bokeh(k, u, 0.28, 2.0, hex(0xffd070), hex(0xff6a80), 0.12);
  motes(k, u, 0.10, 9.0, hex(0xffe8b0), 0.5);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x1a0806), hex(0x7a3414), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xffdc9a) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x4a1206), hex(0xc8501a), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xffdc9a), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
