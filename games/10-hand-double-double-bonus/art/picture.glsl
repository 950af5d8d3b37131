// A boulevard of signs after rain: neon that stands twice, in the air and in the street.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void street(inout vec4 k, vec2 u) {
  sky(k, u, -0.2, hex(0x0c0624), hex(0x3a1052), hex(0xd0409a));
  skyline(k, u, vec4(-0.2, 0.72, 0.20, 0.026), 3.0, hex(0x2a0f4a), hex(0x5a1c78), hex(0xff9ae8), 0.30);
  skyline(k, u, vec4(-0.2, 0.46, 0.27, 0.030), 14.0, hex(0x14082c), hex(0x2c1050), hex(0x8af0ff), 0.40);
  for (int i = 0; i < 6; i++) {
    float x = (float(i) - 2.5) * 0.42 + 0.06 * sin(float(i) * 4.0), y = 0.16 + 0.16 * sin(float(i) * 2.3 + 1.0);
    vec2 half_ = vec2(0.07 + 0.05 * h2(vec2(float(i), 1.0)), 0.16 + 0.08 * h2(vec2(float(i), 2.0)));
    vec3 c = mod(float(i), 3.0) < 0.5 ? hex(0xff4ac0) : mod(float(i), 3.0) < 1.5 ? hex(0x3ce6ff) : hex(0xffd84a);
    float d = box2(u - vec2(x, y), half_) - 0.02;
    lay(k, c * 0.16, fill(d) * 0.8);
    shine(k, c, exp(-abs(d) * 130.0) + 0.45 * exp(-abs(d) * 16.0));
    float inner = box2(u - vec2(x, y), half_ - 0.035) - 0.01;
    shine(k, mix(c, vec3(1.0), 0.5), exp(-abs(inner) * 180.0) * 0.8);
  }
}
void far(inout vec4 k, vec2 u) {
  float wet = -0.26;
  bool below = u.y < wet;
  vec2 v = below ? vec2(u.x + 0.03 * (f2(u * vec2(7.0, 40.0)) - 0.5), 2.0 * wet - u.y * 0.85 - 0.04) : u;
  street(k, v);
  if (below) {
    shade(k, 0.45);
    shine(k, hex(0x8a3ad0), 0.10 * f2(u * vec2(3.0, 30.0)));
  }
  lay(k, hex(0x0a0414), fill(abs(u.y - wet) - 0.012));
  mist(k, u, wet, 0.12, hex(0xff9ae8), 0.24);
  bokeh(k, u, 0.30, 8.0, hex(0xff7ad8), hex(0x6af0ff), 0.16);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x0e0618), hex(0x5a1c6a), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xff9ae8) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x26063a), hex(0x8a1a9a), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xff9ae8), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
