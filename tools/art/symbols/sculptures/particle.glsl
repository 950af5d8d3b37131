// Small lights, flat. Knob x: 0 spark, 1 ember, 2 glow, 3 ray, 4 paper. Tints: metal, accent.
uniform vec3 uTints[8];

void main() {
  vec2 u = (gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0;
  float r = length(u), a = 0.0;
  vec3 warm = pow(uTints[0], vec3(1.0 / 2.2)), c = warm;
  if (uKnobs.x < 0.5) {
    float blaze = 0.012 / (abs(u.x) * abs(u.y) * 9.0 + 0.012) * smoothstep(1.0, 0.0, r);
    a = clamp(blaze * blaze + exp(-r * r * 34.0), 0.0, 1.0) * smoothstep(1.0, 0.7, r);
    c = mix(warm, vec3(1.0), exp(-r * r * 20.0));
  } else if (uKnobs.x < 1.5) {
    a = exp(-r * r * 9.0) * smoothstep(1.0, 0.6, r);
    c = mix(pow(uTints[1], vec3(1.0 / 2.2)), vec3(1.0, 0.95, 0.8), exp(-r * r * 22.0));
  } else if (uKnobs.x < 2.5) {
    c = vec3(1.0);
    a = pow(max(1.0 - r, 0.0), 2.2);
  } else if (uKnobs.x < 3.5) {
    float turn = atan(u.y, u.x);
    float beam = pow(0.5 + 0.5 * cos(turn * 12.0), 3.0) * (0.72 + 0.28 * cos(turn * 5.0 + 1.0));
    a = (0.25 + 0.75 * beam) * smoothstep(1.0, 0.05, r) * smoothstep(0.0, 0.25, r);
  } else {
    c = mix(vec3(1.0), vec3(0.78), smoothstep(-0.6, 0.6, u.x + u.y));
    a = smoothstep(0.05, -0.05, box2(u * rot(0.3), vec2(0.72, 0.46)));
  }
  oSurface = vec4(c, a);
  oGlow = vec4(0.0);
}
