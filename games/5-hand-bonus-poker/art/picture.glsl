// A hillside garden by morning: cypress, terraces, and five lamps still burning.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide();
  sky(k, u, -0.3, hex(0x3aa0a8), hex(0xa8e0c0), hex(0xfff0c0));
  disc(k, u, vec2(min(0.5, w * 0.4), 0.56), 0.09, hex(0xfff0b0));
  clouds(k, u, vec2(0.2, 0.85), 0.7, 2.0, hex(0x8ac8b8), hex(0xfffbe0), 0.44, vec2(0.5, 0.6));
  hills(k, u, vec4(0.10, 0.16, 1.3, 0.3), 3.0, hex(0x7ac8a0), hex(0x4a9a7c), hex(0xe8f4cc), 0.55);
  hills(k, u, vec4(-0.08, 0.14, 1.9, 0.1), 8.0, hex(0x5ab070), hex(0x246a4a), hex(0xd8ecb8), 0.28);
  for (int i = 0; i < 7; i++) {
    float x = (float(i) - 3.0) * 0.34 + 0.08 * sin(float(i) * 5.0), y = -0.28 + 0.05 * sin(float(i) * 3.0);
    vec2 p = u - vec2(x, y);
    float tree = max(abs(p.x) - 0.052 * smoothstep(0.62, 0.0, p.y) * smoothstep(-0.02, 0.10, p.y), -p.y);
    lay(k, mix(hex(0x0c3424), hex(0x3a8a52), smoothstep(0.05, -0.04, p.x) * (0.6 + 0.5 * f2(p * 30.0))), fill(tree) * step(p.y, 0.62));
  }
  hills(k, u, vec4(-0.30, 0.06, 2.2, 0.0), 5.0, hex(0x4aa058), hex(0x0f4a30), hex(0xd0e8a8), 0.10);
  for (int i = 0; i < 5; i++) {
    vec2 at = vec2((float(i) - 2.0) * 0.36 * min(w, 1.1), -0.10 - 0.06 * abs(float(i) - 2.0));
    halo(k, u, at, 0.24, hex(0xffe08a), 0.9);
    lay(k, brass(0.45), fill(max(abs(u.x - at.x) - 0.006, max(u.y - at.y, at.y - 0.30 - u.y))));
    lay(k, hex(0xfff4c8), fill(length((u - at) / vec2(0.032, 0.042)) * 0.03 - 0.03));
  }
  motes(k, u, 0.12, 6.0, hex(0xfff8d0), 0.5);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x120d06), hex(0x6a4a22), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xe8d08a) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x06321f), hex(0x1a9a62), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xe8d08a), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
